/** Dates of daily challenges, and the distribution of scores. */

/** Time until a date as `05:09:59`. */
export function countdown(until: number, now: number): string {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(two).join(':');
}

/** The date `by` days after `day`, both as `2026-11-15`. */
export function dayAfter(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** The month `by` months after `month`, both as `2026-11`. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** The dates of the weeks of a month such as `2026-11`, Monday first. Places outside the month are empty. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const places = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, k) => {
    const day = k - before + 1;
    return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, '0')}` : '';
  });
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

/** The months from the date `first` to the date `last`, as `2026-11`, the latest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last.slice(0, 7); month >= first.slice(0, 7); month = monthAfter(month, -1)) months.push(month);
  return months;
}

/** Histogram of scores: every whole number from the lowest to the highest, with its count. */
export function histogram(counts: readonly { score: number; many: number }[]): { score: number; many: number }[] {
  const scores = counts.map((entry) => Math.round(entry.score));
  if (scores.length === 0) return [];
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  return Array.from({ length: high - low + 1 }, (_, k) => {
    const score = low + k;
    return {
      score,
      many: counts.filter((entry) => Math.round(entry.score) === score).reduce((sum, entry) => sum + entry.many, 0),
    };
  });
}
