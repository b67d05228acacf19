import text from './foundation.css';
import { installFont } from './install-font.ts';

export { FONT_FAMILY, installFont } from './install-font.ts';

/**
 * The foundation's style sheet as text, in the cascade layer `foundation`: the tokens `--p-…` of both themes, `--rem`, the reset inside
 * `.portal-root`, type, focus and reduced motion. Pass it to `reactLifeCycles` as the first of its styles, or adopt it into a document or a
 * shadow root. The element into which everything is rendered has the class `portal-root`.
 *
 * Theme: `data-theme="light|dark"` on the document element (or on the `portal-root` itself); without it the system's.
 */
export const foundation: string = text;

// The font belongs to the document, regardless of the root that adopts the text; it is fetched only when text uses it.
if (typeof document !== 'undefined') installFont(document);
