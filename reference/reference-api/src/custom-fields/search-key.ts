/** The search key of a value: lower case, without accents and surrounding spaces. */
export const searchKeyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * The `like` pattern of a search: anywhere in the value, or at its start. With wild cards, `*` stands for any characters and `?` for one;
 * otherwise they are literal.
 */
export function likePattern(searchKey: string, where: 'anywhere' | 'start', withWildCards = false): string {
  const key = escaped(searchKeyOf(searchKey));
  const pattern = withWildCards ? key.replace(/\*/g, '%').replace(/\?/g, '_') : key;
  return where === 'start' ? `${pattern}%` : `%${pattern}%`;
}
