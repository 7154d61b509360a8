/** Questions to the server by HTTP. */
import type { Me, NewTable, Problem, Replay, TableLine, TableMade } from './wire';

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

export const api = {
  me: () => ask<Me>('/me'),
  mine: () => ask<TableLine[]>('/tables/mine'),
  make: (table: NewTable) => ask<TableMade>('/tables', post(table)),
  replay: (id: string) => ask<Replay>(`/tables/${id}/replay`),
};
