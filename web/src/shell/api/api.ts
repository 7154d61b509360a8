/** Questions to the server by HTTP. */
import type {
  Advised,
  ComeBack,
  Daily,
  Dice,
  Duplicate,
  DuplicateMade,
  Finding,
  Forgotten,
  GameListed,
  Kept,
  Keys,
  LessonAnswer,
  LessonDone,
  LessonPlan,
  Me,
  NewDuplicate,
  NewPasskey,
  NewTable,
  NewWebhook,
  Notifying,
  Problem,
  RecoveryPhrase,
  Replay,
  SaidWords,
  SharedPlan,
  StartPlay,
  Subscription,
  TableLine,
  TableMade,
  TableSummary,
  TableWords,
  Toppled,
  Understood,
} from './wire';

/** What the server refused, or `connection.lost` when it could not be reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string | number | boolean | null> = {},
    message = code,
  ) {
    super(message);
  }
}

const ask = async <T>(path: string, init?: RequestInit): Promise<T> => (await answerOf(path, init)).json() as T;

async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, { ...init, headers: { Accept: 'application/json', ...init?.headers } });
  } catch {
    throw new Refused('connection.lost');
  }
  if (answer.ok) return answer;
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Partial<Problem>;
  } catch {
    // A proxy answered instead of the server: the status is all there is.
  }
  throw new Refused(problem.code ?? 'connection.lost', problem.details ?? {}, problem.message);
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const api = {
  games: () => ask<GameListed[]>('/games'),
  /** The catalogue a package brings for its game. */
  gameWords: (game: string, language: string) => answerOf(`/games/${game}/words/${language}`).then((answer) => answer.text()),
  me: () => ask<Me>('/me'),
  /** Take back every guest cookie this person was ever given; this browser gets a fresh one. */
  signOutElsewhere: () => answerOf('/me/revoke', { method: 'POST' }),
  /** What is kept for this guest under a name. */
  kept: (name: string) => ask<Kept>(`/me/kept/${name}`),
  keep: (name: string, kept: Kept) => ask<Kept>(`/me/kept/${name}`, { ...post(kept), method: 'PUT' }),
  keys: () => ask<Keys>('/me/keys'),
  passkeyOptions: () => ask<Record<string, unknown>>('/me/passkeys/options', post({})),
  addPasskey: (passkey: NewPasskey) => ask<Keys>('/me/passkeys', post(passkey)),
  removePasskey: (id: string) => ask<Keys>(`/me/passkeys/${id}`, { method: 'DELETE' }),
  newRecovery: () => ask<RecoveryPhrase>('/me/recovery', post({})),
  dropRecovery: () => ask<Keys>('/me/recovery', { method: 'DELETE' }),
  comeBackOptions: () => ask<Record<string, unknown>>('/come-back/options', post({})),
  /** Become the guest again whose passkey or recovery phrase this is. */
  comeBack: (how: ComeBack) => ask<Me>('/come-back', post(how)),
  forget: () => ask<Forgotten>('/me/forget', post({})),
  notifying: () => ask<Notifying>('/me/notify'),
  subscribe: (subscription: Subscription) => ask<Notifying>('/me/push', post(subscription)),
  unsubscribe: (key: string) => ask<Notifying>(`/me/push/${key}`, { method: 'DELETE' }),
  setWebhook: (webhook: NewWebhook) => ask<Notifying>('/me/webhook', { ...post(webhook), method: 'PUT' }),
  dropWebhook: () => ask<Notifying>('/me/webhook', { method: 'DELETE' }),
  notifyOf: (table: string, on: boolean) => ask<Notifying>(`/tables/${table}/notify`, { ...post({ on }), method: 'PUT' }),
  mine: () => ask<TableLine[]>('/tables/mine'),
  make: (table: NewTable) => ask<TableMade>('/tables', post(table)),
  summary: (id: string) => ask<TableSummary>(`/tables/${id}`),
  /** What somebody means by what they wrote: an action that is allowed now. */
  understand: (id: string, said: SaidWords) => ask<Understood>(`/tables/${id}/words`, post(said)),
  /** What the bots would do in my place. */
  advice: (id: string) => ask<Advised>(`/tables/${id}/advice`),
  /** The bots' plan, for everybody at the table. */
  plan: (id: string) => ask<SharedPlan>(`/tables/${id}/plan`),
  words: (id: string) => ask<TableWords>(`/tables/${id}/words`),
  /** Push a domino, or whatever a game topples, of a table outside of any match. */
  topple: (game: string, table: unknown) => ask<Toppled>(`/games/${game}/topple`, post(table)),
  lesson: (game: string) => ask<LessonPlan>(`/games/${game}/lesson`),
  /** What has come of what was done in a step of a lesson. */
  takeLesson: (game: string, done: LessonDone) => ask<LessonAnswer>(`/games/${game}/lesson`, post(done)),
  replay: (id: string) => ask<Replay>(`/tables/${id}/replay`),
  /** What is found out about the position after `k` actions. */
  findings: (id: string, k: number) => ask<Finding[]>(`/tables/${id}/findings?k=${k}`),
  dice: (id: string) => ask<Dice>(`/tables/${id}/dice`),
  daily: (game: string, day: string) => ask<Daily>(`/daily/${game}/${day || 'today'}`),
  startDaily: (game: string, play: StartPlay) => ask<TableMade>(`/daily/${game}`, post(play)),
  makeDuplicate: (duplicate: NewDuplicate) => ask<DuplicateMade>('/duplicates', post(duplicate)),
  duplicate: (id: string) => ask<Duplicate>(`/duplicates/${id}`),
  playDuplicate: (id: string, play: StartPlay) => ask<TableMade>(`/duplicates/${id}/play`, post(play)),
};
