/**
 * Parses the markup of rules texts, and searches them.
 *
 * Blank lines separate paragraphs; a line that begins with `– ` is a list item; a line that begins with `# ` is a question, and
 * the lines up to the next blank line are its answer. Text between `*` is emphasised.
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
      // A list may follow its introduction without a blank line.
      const items = lines.filter((line) => line.startsWith(ITEM)).map((line) => line.slice(ITEM.length));
      const paragraph = lines.filter((line) => line && !line.startsWith(ITEM)).join(' ');
      return [
        ...(paragraph ? [{ kind: 'paragraph', text: paragraph } as const] : []),
        ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
      ];
    });
}

/** Adjacent characters with the same style. */
export interface Run {
  text: string;
  strong: boolean;
  /** Whether the run matches the search. */
  found: boolean;
}

/** Split a line of a block into styled runs, with search results highlighted. */
export function runsOf(line: string, wanted: readonly string[]): Run[] {
  return line
    .split('*')
    .flatMap((text, index) => highlight(text, wanted).map((run) => ({ ...run, strong: index % 2 === 1 })))
    .filter((run) => run.text !== '');
}

/** Normalise for the search: lower case without accents. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a search query. */
export function searchWords(query: string): string[] {
  return normalise(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether a text has, for each search word, a word that begins with it. */
export function matches(text: string, wanted: readonly string[]): boolean {
  const words = searchWords(text);
  return wanted.every((want) => words.some((word) => word.startsWith(want)));
}

function highlight(text: string, wanted: readonly string[]): Omit<Run, 'strong'>[] {
  const runs: Omit<Run, 'strong'>[] = [];
  const add = (letters: string, found: boolean): void => {
    const last = runs.at(-1);
    if (last?.found === found) last.text += letters;
    else if (letters) runs.push({ text: letters, found });
  };
  if (wanted.length === 0) add(text, false);
  // Split into words and separators, because only the beginning of a word can match.
  else
    for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
      const length = Math.max(
        0,
        ...wanted.filter((want) => normalise(part).startsWith(want)).map((want) => lengthOf(part, want)),
      );
      if (length > 0) add(part.slice(0, length), true);
      if (length < part.length) add(part.slice(length), false);
    }
  return runs;
}

/** The number of characters of a word that match the normalised search word. */
function lengthOf(word: string, want: string): number {
  let length = want.length;
  while (length < word.length && normalise(word.slice(0, length)).length < want.length) length += 1;
  return length;
}
