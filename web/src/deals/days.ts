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

/** The months from `first` to `last`, the latest first. Each has its days and the blanks before them in a week that begins on Monday. */
export function monthsBetween(first: string, last: string): { month: string; blanks: number; days: string[] }[] {
  const months: { month: string; blanks: number; days: string[] }[] = [];
  for (let month = `${last.slice(0, 7)}-01`; month.slice(0, 7) >= first.slice(0, 7); ) {
    const days: string[] = [];
    for (let day = month; day.slice(0, 7) === month.slice(0, 7); day = dayAfter(day, 1)) days.push(day);
    months.push({ month, blanks: (new Date(`${month}T00:00:00Z`).getUTCDay() + 6) % 7, days });
    month = `${dayAfter(month, -1).slice(0, 7)}-01`;
  }
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
