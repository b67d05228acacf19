const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The days from one date to another, negative if the other is earlier. */
export const daysUntil = (today: string, date: string): number => dayOf(date) - dayOf(today);
