/**
 * How the words of a section are laid out, and how they are searched.
 *
 * Blank lines part paragraphs; a line that begins with `– ` is an item of a list; a line that begins with `# ` is a question, and
 * what follows it up to the next blank line its answer. Words between `*` are strong.
 */

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'question'; question: string; answer: string };

const ITEM = '– ';
const QUESTION = '# ';

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .flatMap((lines): Block[] => {
      const [first = ''] = lines;
      if (first.startsWith(QUESTION))
        return [{ kind: 'question', question: first.slice(QUESTION.length), answer: lines.slice(1).join(' ') }];
      // A list may follow right upon the words that introduce it.
      const items = lines.filter((line) => line.startsWith(ITEM)).map((line) => line.slice(ITEM.length));
      const said = lines.filter((line) => line && !line.startsWith(ITEM)).join(' ');
      return [
        ...(said ? [{ kind: 'paragraph', text: said } as const] : []),
        ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
      ];
    });
}

/** A run of letters that look alike. */
export interface Run {
  text: string;
  strong: boolean;
  /** It is what was searched for. */
  found: boolean;
}

/** A line of a block as runs, with what is searched for marked. */
export function runsOf(line: string, wanted: readonly string[]): Run[] {
  return line
    .split('*')
    .flatMap((text, index) => marked(text, wanted).map((run) => ({ ...run, strong: index % 2 === 1 })))
    .filter((run) => run.text !== '');
}

/** Letters as they are searched: without accents, small. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words somebody searches for. */
export function wantedOf(query: string): string[] {
  return folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether a text has a word that begins with each of those wanted. */
export function matches(text: string, wanted: readonly string[]): boolean {
  const words = wantedOf(text);
  return wanted.every((want) => words.some((word) => word.startsWith(want)));
}

function marked(text: string, wanted: readonly string[]): Omit<Run, 'strong'>[] {
  const runs: Omit<Run, 'strong'>[] = [];
  const add = (letters: string, found: boolean): void => {
    const last = runs.at(-1);
    if (last?.found === found) last.text += letters;
    else if (letters) runs.push({ text: letters, found });
  };
  if (wanted.length === 0) add(text, false);
  // Words and what stands between them, so that only a word's beginning is marked.
  else
    for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
      const length = Math.max(0, ...wanted.filter((want) => folded(part).startsWith(want)).map((want) => lengthOf(part, want)));
      if (length > 0) add(part.slice(0, length), true);
      if (length < part.length) add(part.slice(length), false);
    }
  return runs;
}

/** How many letters of a word make up what is searched for. */
function lengthOf(word: string, want: string): number {
  let length = want.length;
  while (length < word.length && folded(word.slice(0, length)).length < want.length) length += 1;
  return length;
}
