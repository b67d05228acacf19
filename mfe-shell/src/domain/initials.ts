/** One or two letters for the round mark of a user: of first and last name, else of the user name. */
export function initialsOf(user: {
  readonly firstName: string;
  readonly lastName?: string;
  readonly userName: string;
}): string {
  const names = [user.firstName, user.lastName ?? ''].map((name) => name.trim()).filter((name) => name !== '');
  const letters = names.length > 1 ? names.map(firstLetter).join('') : firstLetters(names[0] ?? user.userName);
  return letters.toLocaleUpperCase();
}

function firstLetters(text: string): string {
  return graphemes(text).slice(0, 2).join('');
}

function firstLetter(text: string): string {
  return graphemes(text)[0] ?? '';
}

/** Letters as a reader counts them: an accent or a flag is not cut in half. */
function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text.trim()), ({ segment }) => segment);
}
