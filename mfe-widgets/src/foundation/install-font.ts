/** The family name of the shipped Inter; not "Inter", so that a host page's own Inter is neither used nor replaced. */
export const FONT_FAMILY = 'Portal Inter';

/** The Latin subset of Inter, variable in weight (SIL Open Font License 1.1). Other scripts use the system's fonts. */
const FONT_FILE = new URL('./inter-latin.woff2', import.meta.url);

/**
 * Registers the font with `target` and fetches it before any text needs it. A font face belongs to a document: one declared in a shadow
 * root is ignored, so it is registered by script, which adds no element and no style sheet. Calling it again does nothing.
 *
 * `optional`: text that was shown before the font was loaded keeps the system's font until the next page load. Replacing it would change
 * line breaks and move controls that the user is about to press.
 */
export function installFont(target: Document): void {
  if (typeof FontFace === 'undefined' || target.fonts === undefined) return;
  for (const face of target.fonts) {
    if (face.family.replaceAll('"', '') === FONT_FAMILY) return;
  }
  const font = new FontFace(FONT_FAMILY, `url("${FONT_FILE.href}") format("woff2")`, {
    weight: '100 900',
    display: 'optional',
  });
  target.fonts.add(font);
  // Without it the text stays in the system's font. The promise is the page's own kind, whose methods may have been replaced.
  Promise.resolve(font.load()).catch(() => undefined);
}
