/** What a value is found by: lower case, no accents, no space around. */
export const searchKeyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * The `like` pattern of a search: anywhere in the value, or at its start. With wild cards allowed, `*` stands for any
 * characters and `?` for one; else they are themselves.
 */
export function likePattern(searchKey: string, where: 'anywhere' | 'start', withWildCards = false): string {
  const key = escaped(searchKeyOf(searchKey));
  const pattern = withWildCards ? key.replace(/\*/g, '%').replace(/\?/g, '_') : key;
  return where === 'start' ? `${pattern}%` : `%${pattern}%`;
}
