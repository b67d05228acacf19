/** `--p-a, --p-b, --p-c, --p-d and 2 more` */
export const listed = (names: readonly string[], most = 4): string => shortened(names, most, ', ', ' and ');

/** `a is gone; b is a string; c is gone; and 2 more`. The API reports have all changes. */
export const listedChanges = (changes: readonly string[], most = 3): string => shortened(changes, most, '; ', '; and ');

function shortened(all: readonly string[], most: number, between: string, last: string): string {
  const named = all.slice(0, most).join(between);
  return all.length > most ? `${named}${last}${all.length - most} more` : named;
}
