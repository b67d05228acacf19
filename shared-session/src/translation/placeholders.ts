/**
 * Whether a translation can be filled in: each of its `{{placeholders}}` is one of the English text. The server's texts may be older or newer
 * than the build.
 *
 * @param english the text of a key, undefined if there is none
 */
export function canBeFilledIn(key: string, text: string, english: (key: string) => string | undefined): boolean {
  const own = english(key);
  // The form of many has all of a plural.
  const many = english(key.replace(/(_[a-z]+)?$/, '_other'));
  const names = placeholdersOf(`${own} ${many}`);
  if (many) names.push('count');
  return !(own ?? many) || placeholdersOf(text).every((name) => names.includes(name));
}

/** Their names: `hours` of `{{hours}}`, `{{ hours, number }}` and `{{- hours}}`. */
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{-?([^},]+)/g)].map(([, name = '']) => name.trim());
