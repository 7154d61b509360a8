/** The colours of the seats, by number: of hands, of lines drawn on the table, of names. */
export const SEAT_COLOURS = ['#c2472a', '#1f6f8b', '#3f7d4b', '#a3660f', '#7a4f9a'] as const;

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
