/** The months of the calendar of dailies. Months are texts such as `2026-11`, days such as `2026-11-15`. */

/** The month `by` months after `month`. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** The weeks of a month, Monday first. Places outside the month are empty. */
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
