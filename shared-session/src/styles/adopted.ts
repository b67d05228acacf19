/**
 * Style texts adopted into documents and shadow roots. They are counted: two mounts with the same text share one sheet, and the last to
 * unmount removes it. This is in the package root, so that a page has one count.
 */
interface Adopted {
  readonly sheet: CSSStyleSheet;
  count: number;
}

const adopted = new WeakMap<Document | ShadowRoot, Map<string, Adopted>>();

/**
 * Adopts style texts into the document or shadow root that `node` belongs to.
 *
 * @returns a function that removes them; calling it twice does nothing
 */
export function adoptStyles(node: Node, texts: readonly string[]): () => void {
  const root = styleRootOf(node);
  const sheets = adopted.get(root) ?? new Map<string, Adopted>();
  adopted.set(root, sheets);
  for (const text of texts) adopt(root, sheets, text);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    for (const text of texts) release(root, sheets, text);
  };
}

function styleRootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : (node.ownerDocument ?? document);
}

function adopt(root: Document | ShadowRoot, sheets: Map<string, Adopted>, text: string): void {
  const known = sheets.get(text);
  if (known) {
    known.count += 1;
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync?.(text);
  sheets.set(text, { sheet, count: 1 });
  root.adoptedStyleSheets = [...sheetsOf(root), sheet];
}

function release(root: Document | ShadowRoot, sheets: Map<string, Adopted>, text: string): void {
  const known = sheets.get(text);
  if (!known) return;
  known.count -= 1;
  if (known.count > 0) return;
  sheets.delete(text);
  root.adoptedStyleSheets = sheetsOf(root).filter((sheet) => sheet !== known.sheet);
}

/** Copied into an array of our own, because the page may have replaced the list's methods. */
const sheetsOf = (root: Document | ShadowRoot): CSSStyleSheet[] =>
  Array.prototype.slice.call(root.adoptedStyleSheets ?? []);
