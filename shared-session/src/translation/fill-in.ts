/**
 * Puts values into the `{{placeholders}}` of a text. What a value contains is text, never a placeholder; a placeholder without a value stays.
 */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{(.+?)\}\}/g, (placeholder, name: string) => {
    const key = name.trim();
    return Object.hasOwn(values, key) ? String(values[key]) : placeholder;
  });
