/** Questions to the server by HTTP. */
import type { GameInfo } from './games.svelte';
import type {
  Daily,
  Dice,
  Duplicate,
  DuplicateMade,
  Me,
  NewDuplicate,
  NewTable,
  Problem,
  Replay,
  StartPlay,
  TableLine,
  TableMade,
  TableSummary,
  GameInfo as Told,
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

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, { ...init, headers: { Accept: 'application/json', ...init?.headers } });
  } catch {
    throw new Refused('connection.lost');
  }
  if (answer.ok) return (await answer.json()) as T;
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

/** Goes with the server that tells of deals and clients itself. */
function today(info: Told): GameInfo {
  return { deals: info.min_seats === 1 && info.timing !== 'real-time', client: '', ...info };
}

export const api = {
  games: () => ask<Told[]>('/games').then((list) => list.map(today)),
  me: () => ask<Me>('/me'),
  mine: () => ask<TableLine[]>('/tables/mine'),
  make: (table: NewTable) => ask<TableMade>('/tables', post(table)),
  summary: (id: string) => ask<TableSummary>(`/tables/${id}`),
  replay: (id: string) => ask<Replay>(`/tables/${id}/replay`),
  dice: (id: string) => ask<Dice>(`/tables/${id}/dice`),
  daily: (game: string, day: string) => ask<Daily>(`/daily/${game}/${day || 'today'}`),
  startDaily: (game: string, play: StartPlay) => ask<TableMade>(`/daily/${game}`, post(play)),
  makeDuplicate: (duplicate: NewDuplicate) => ask<DuplicateMade>('/duplicates', post(duplicate)),
  duplicate: (id: string) => ask<Duplicate>(`/duplicates/${id}`),
  playDuplicate: (id: string, play: StartPlay) => ask<TableMade>(`/duplicates/${id}/play`, post(play)),
};
