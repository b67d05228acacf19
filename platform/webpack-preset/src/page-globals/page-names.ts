/**
 * The globals that belong to the page a script works on: its document, its classes, its URL, its layout. Everything else (the language's
 * own, `fetch`, timers, storage) is taken from the realm in which the script runs. Names whose value changes (`innerWidth`) cannot be
 * passed as parameters; use `window.innerWidth`.
 */
const PAGE_NAMES = [
  'window|document|location|history|screen|visualViewport|customElements|CSS',
  '(?:HTML|SVG)[A-Za-z]*Element|[A-Z][A-Za-z]*Event|Event|Element|Node|NodeFilter|NodeList|Text|Document|DocumentFragment|ShadowRoot|Attr',
  'Range|Selection|StaticRange|DOMParser|DOMRect|DOMMatrix|XMLSerializer|DataTransfer|Image|CSSStyleSheet|FontFace|FontFaceSet',
  'MutationObserver|ResizeObserver|IntersectionObserver|Animation|KeyframeEffect',
  'getComputedStyle|getSelection|matchMedia|requestAnimationFrame|cancelAnimationFrame|requestIdleCallback|cancelIdleCallback',
  'addEventListener|removeEventListener|dispatchEvent|scroll|scrollTo|scrollBy|alert|confirm|prompt|print',
].join('|');

/** A name where it may be a variable: not after a dot, except the `.` of a spread. */
const VARIABLE = new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)(${PAGE_NAMES})(?![\\w$])`, 'g');

/** The page's names in a script. The list may include names that are only texts or keys there, which is harmless. */
export function pageNamesIn(script: string): string[] {
  return [...new Set(Array.from(script.matchAll(VARIABLE), ([name]) => name))].sort();
}
