/** Client of the HTTP API. */
import type {
  Advised,
  ComeBack,
  Daily,
  DailyHistory,
  Dice,
  Duplicate,
  DuplicateMade,
  Finding,
  Forgotten,
  GameListed,
  GamesPage,
  GroupLine,
  GroupMade,
  GroupView,
  JoinGroup,
  Kept,
  Keys,
  LessonAnswer,
  LessonDone,
  LessonPlan,
  Me,
  NewDuplicate,
  NewGroup,
  NewPasskey,
  NewTable,
  NewWebhook,
  Notifying,
  Problem,
  Profile,
  RecoveryPhrase,
  RemoveMember,
  RenameGroup,
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

/** An error answer of the server, or `connection.lost` if it cannot be reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string | number | boolean | null> = {},
    message = code,
  ) {
    super(message);
  }
}

const request = async <T>(path: string, init?: RequestInit): Promise<T> => (await fetchOk(path, init)).json() as T;

async function fetchOk(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, { ...init, headers: { Accept: 'application/json', ...init?.headers } });
  } catch {
    throw new Refused('connection.lost');
  }
  if (response.ok) return response;
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // A proxy has answered instead of the server: only the status is known.
  }
  throw new Refused(problem.code ?? 'connection.lost', problem.details ?? {}, problem.message);
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const api = {
  games: () => request<GameListed[]>('/games'),
  /** The Fluent catalogue of a game from a package. */
  gameCatalogue: (game: string, language: string) =>
    fetchOk(`/games/${game}/words/${language}`).then((response) => response.text()),
  me: () => request<Me>('/me'),
  /** Revoke every cookie of this guest; this browser gets a fresh one. */
  signOutElsewhere: () => fetchOk('/me/revoke', { method: 'POST' }),
  /** Data stored for this guest under a name. */
  getStored: (name: string) => request<Kept>(`/me/kept/${name}`),
  putStored: (name: string, kept: Kept) => request<Kept>(`/me/kept/${name}`, { ...post(kept), method: 'PUT' }),
  credentials: () => request<Keys>('/me/keys'),
  passkeyOptions: () => request<Record<string, unknown>>('/me/passkeys/options', post({})),
  addPasskey: (passkey: NewPasskey) => request<Keys>('/me/passkeys', post(passkey)),
  removePasskey: (id: string) => request<Keys>(`/me/passkeys/${id}`, { method: 'DELETE' }),
  newRecovery: () => request<RecoveryPhrase>('/me/recovery', post({})),
  dropRecovery: () => request<Keys>('/me/recovery', { method: 'DELETE' }),
  signInOptions: () => request<Record<string, unknown>>('/come-back/options', post({})),
  /** Sign in to the account of this passkey or recovery phrase. */
  signIn: (how: ComeBack) => request<Me>('/come-back', post(how)),
  eraseAccount: () => request<Forgotten>('/me/forget', post({})),
  notificationSettings: () => request<Notifying>('/me/notify'),
  subscribe: (subscription: Subscription) => request<Notifying>('/me/push', post(subscription)),
  unsubscribe: (key: string) => request<Notifying>(`/me/push/${key}`, { method: 'DELETE' }),
  setWebhook: (webhook: NewWebhook) => request<Notifying>('/me/webhook', { ...post(webhook), method: 'PUT' }),
  dropWebhook: () => request<Notifying>('/me/webhook', { method: 'DELETE' }),
  setTableNotification: (table: string, on: boolean) =>
    request<Notifying>(`/tables/${table}/notify`, { ...post({ on }), method: 'PUT' }),
  profile: () => request<Profile>('/me/profile'),
  /** A page of the user's matches; `before` is the cursor of the previous page. */
  myGames: (filter: { game: string; result: string; against: string; before: string }) =>
    request<GamesPage>(`/me/games?${new URLSearchParams(Object.entries(filter).filter(([, value]) => value))}`),
  myTables: () => request<TableLine[]>('/tables/mine'),
  createTable: (table: NewTable) => request<TableMade>('/tables', post(table)),
  summary: (id: string) => request<TableSummary>(`/tables/${id}`),
  /** Interpret free text as one of the legal actions. */
  interpret: (id: string, said: SaidWords) => request<Understood>(`/tables/${id}/words`, post(said)),
  /** Moves suggested by the bots for this seat. */
  advice: (id: string) => request<Advised>(`/tables/${id}/advice`),
  /** The bots' plan, visible to everybody at the table. */
  plan: (id: string) => request<SharedPlan>(`/tables/${id}/plan`),
  textView: (id: string) => request<TableWords>(`/tables/${id}/words`),
  /** Simulate a push in a game's workshop, without a match. */
  simulatePush: (game: string, table: unknown) => request<Toppled>(`/games/${game}/topple`, post(table)),
  lesson: (game: string) => request<LessonPlan>(`/games/${game}/lesson`),
  /** Send the actions of a lesson step; returns the server's evaluation. */
  sendLessonStep: (game: string, done: LessonDone) => request<LessonAnswer>(`/games/${game}/lesson`, post(done)),
  replay: (id: string) => request<Replay>(`/tables/${id}/replay`),
  /** Analysis of the position after `k` actions. */
  findings: (id: string, k: number) => request<Finding[]>(`/tables/${id}/findings?k=${k}`),
  dice: (id: string) => request<Dice>(`/tables/${id}/dice`),
  daily: (game: string, day: string) => request<Daily>(`/daily/${game}/${day || 'today'}`),
  startArchive: (game: string, day: string, play: StartPlay) => request<TableMade>(`/daily/${game}/${day}/archive`, post(play)),
  /** My plays of the daily challenges of all days, and my streak. */
  dailyHistory: (game: string) => request<DailyHistory>(`/me/daily/${game}`),
  myGroups: () => request<GroupLine[]>('/me/groups'),
  createGroup: (group: NewGroup) => request<GroupMade>('/groups', post(group)),
  /** A group and the week of a date; without one this week. */
  group: (id: string, day = '') => request<GroupView>(`/groups/${id}?day=${day}`),
  joinGroup: (id: string, join: JoinGroup) => fetchOk(`/groups/${id}/join`, post(join)),
  leaveGroup: (id: string) => fetchOk(`/groups/${id}/leave`, { method: 'POST' }),
  renameGroup: (id: string, rename: RenameGroup) => fetchOk(`/groups/${id}/rename`, post(rename)),
  removeMember: (id: string, member: RemoveMember) => fetchOk(`/groups/${id}/remove`, post(member)),
  startDaily: (game: string, play: StartPlay) => request<TableMade>(`/daily/${game}`, post(play)),
  makeDuplicate: (duplicate: NewDuplicate) => request<DuplicateMade>('/duplicates', post(duplicate)),
  duplicate: (id: string) => request<Duplicate>(`/duplicates/${id}`),
  playDuplicate: (id: string, play: StartPlay) => request<TableMade>(`/duplicates/${id}/play`, post(play)),
};
