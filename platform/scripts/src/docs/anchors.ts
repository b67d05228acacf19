/** The ids of `<a id="…"></a>` in a Markdown text, in order, including duplicates. */
export function anchorsOf(markdown: string): string[] {
  return Array.from(withoutCode(markdown).matchAll(/<a id="([^"]*)"><\/a>/g), ([, id = '']) => id);
}

/** The anchors that a Markdown viewer generates for the headings. */
export function headingAnchorsOf(markdown: string): string[] {
  const seen = new Map<string, number>();
  return Array.from(withoutCode(markdown, 'fences').matchAll(/^#{1,6} +(.+?) *#*$/gm), ([, heading = '']) => {
    const slug = slugOf(heading.replace(/<[^>]*>|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
}

/** The anchor of a heading's text. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** A Markdown text without its fenced code, and without inline code unless `which` is `fences`. */
export function withoutCode(markdown: string, which: 'all' | 'fences' = 'all'): string {
  const prose = markdown.replace(/^ *(```+|~~~+)[\s\S]*?^ *\1 *$/gm, '');
  return which === 'all' ? prose.replace(/(`+)[^`\n]*?\1/g, '') : prose;
}
