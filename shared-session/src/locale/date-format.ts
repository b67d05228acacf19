const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a language for dates or times. It is made once, because making one takes longer than formatting a hundred dates. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([tag, options]);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(name, format);
  return format;
}
