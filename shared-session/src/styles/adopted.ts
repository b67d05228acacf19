/**
 * Style texts adopted into documents and shadow roots. They are counted: two mounts with the same text share one sheet, and it is removed after
 * the last has left. This is in the package root, so that a page has one count.
 */
interface Adopted {
  readonly sheet: CSSStyleSheet;
  count: number;
  /** Its removal, while nobody uses it. */
  leaving?: ReturnType<typeof setTimeout>;
}

type Sheets = Map<string, Adopted>;

/**
 * How long a document keeps a sheet that nobody uses, in milliseconds. When a sheet is taken out, Chromium lays out the whole document anew; what
 * leaves a page often comes back in the next moment, as a panel for the next item.
 */
const KEPT_MS = 4_000;

const adopted = new WeakMap<Document | ShadowRoot, Sheets>();

/**
 * Adopts style texts into the document or shadow root that `node` belongs to.
 *
 * @returns a function that gives them up; calling it twice does nothing
 */
export function adoptStyles(node: Node, texts: readonly string[]): () => void {
  const root = styleRootOf(node);
  const sheets: Sheets = adopted.get(root) ?? new Map();
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

function adopt(root: Document | ShadowRoot, sheets: Sheets, text: string): void {
  const known = sheets.get(text);
  if (known) {
    clearTimeout(known.leaving);
    known.count += 1;
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync?.(text);
  sheets.set(text, { sheet, count: 1 });
  root.adoptedStyleSheets = [...sheetsOf(root), sheet];
}

function release(root: Document | ShadowRoot, sheets: Sheets, text: string): void {
  const known = sheets.get(text);
  if (!known) return;
  known.count -= 1;
  if (known.count > 0) return;
  const remove = () => {
    sheets.delete(text);
    root.adoptedStyleSheets = sheetsOf(root).filter((sheet) => sheet !== known.sheet);
  };
  if (root instanceof ShadowRoot) remove();
  else known.leaving = setTimeout(remove, KEPT_MS);
}

/** Copied into an array of our own, because the page may have replaced the list's methods. */
const sheetsOf = (root: Document | ShadowRoot): CSSStyleSheet[] =>
  Array.prototype.slice.call(root.adoptedStyleSheets ?? []);
