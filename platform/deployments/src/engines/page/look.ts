import type { Target } from './target.ts';

/** Facts about the elements that a target stands for. */
export interface Seen {
  /** The number of visible ones. */
  readonly count: number;
  /** Why there is no single element; the rest is absent then. */
  readonly missing?: string;
  readonly text?: string;
  /** Of a field. */
  readonly value?: string;
  readonly isChecked?: boolean;
  readonly isDisabled?: boolean;
  readonly isFocused?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  /** In CSS pixels of the viewport. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** A point at which a pointer reaches it, or what is in the way there. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly covered?: string;
}

/**
 * Looks for an element in the page, in open shadow roots and in frames of its origin as well, and says what a user sees of it. Runs in the
 * page as text, so it refers to nothing outside; an old page's scripts change built-in prototypes, so there is no `for … in` and no method
 * they patch.
 *
 * @param how `reach` brings it into the viewport and looks for a point where a pointer meets it; `focus` focuses it, as Tab would
 */
export function look(target: Target, how: 'see' | 'reach' | 'focus'): string {
  const ROLES: readonly (readonly [string, string])[] = [
    ['button, summary, input[type=button], input[type=submit], input[type=reset]', 'button'],
    ['a[href]', 'link'],
    ['h1, h2, h3, h4, h5, h6', 'heading'],
    ['img[alt]', 'img'],
    ['input[type=checkbox]', 'checkbox'],
    ['input[type=radio]', 'radio'],
    ['input[type=search]:not([list])', 'searchbox'],
    ['select:not([multiple]):not([size]), input[list]', 'combobox'],
    ['select', 'listbox'],
    ['textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]', 'textbox'],
    ['input[type=password]', 'textbox'],
    ['input[type=number]', 'spinbutton'],
    ['option', 'option'],
    ['main', 'main'],
    ['nav', 'navigation'],
    ['header', 'banner'],
    ['footer', 'contentinfo'],
    ['aside', 'complementary'],
    ['section', 'region'],
    ['dialog', 'dialog'],
    ['ul, ol, menu', 'list'],
    ['li', 'listitem'],
    ['table', 'table'],
    ['tr', 'row'],
    ['td', 'cell'],
    ['th', 'columnheader'],
    ['fieldset, details', 'group'],
    ['output', 'status'],
  ];
  const NAMED_BY_CONTENT =
    /^(button|link|heading|checkbox|radio|switch|option|tab|menuitem|menuitemradio|menuitemcheckbox|cell|columnheader|row)$/;
  const squeeze = (raw: string | null | undefined) => (raw ?? '').replace(/\s+/g, ' ').trim();

  /** The document in a frame; null where it is of another origin. */
  const framedBy = (element: Element): Document | null =>
    /^i?frame$/.test(element.localName) ? (element as HTMLIFrameElement).contentDocument : null;

  /** Where a frame's document begins, in the window it stands in. */
  function cornerOf(frame: Element): { x: number; y: number } {
    const { x, y } = frame.getBoundingClientRect();
    return { x: x + frame.clientLeft, y: y + frame.clientTop };
  }

  function roleOf(element: Element): string {
    const given = squeeze(element.getAttribute('role')).split(' ')[0];
    if (given) return given;
    for (const [selector, role] of ROLES) if (element.matches(selector)) return role;
    return '';
  }

  function isVisible(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  }

  function contentOf(element: Element): string {
    let content = '';
    const children = element.shadowRoot ?? element;
    for (const child of children.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) content += child.nodeValue;
      // Not by its class: one in a frame has another.
      if (child.nodeType !== Node.ELEMENT_NODE) continue;
      const inner = child as Element;
      if (inner.getAttribute('aria-hidden') === 'true') continue;
      if (/^(script|style|template)$/.test(inner.localName) || !inner.checkVisibility()) continue;
      const own = inner.getAttribute('aria-label') ?? inner.getAttribute('alt');
      const isInline = getComputedStyle(inner).display === 'inline';
      content += isInline ? (own ?? contentOf(inner)) : ` ${own ?? contentOf(inner)} `;
    }
    return content;
  }

  function nameOf(element: Element): string {
    const scope = element.getRootNode() as Document | ShadowRoot;
    const references = squeeze(element.getAttribute('aria-labelledby'));
    if (references) {
      const parts: string[] = [];
      for (const id of references.split(' ')) {
        const part = scope.getElementById(id);
        if (part) parts.push(part.getAttribute('aria-label') ?? part.textContent ?? '');
      }
      return squeeze(parts.join(' '));
    }
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (own) return squeeze(own);
    const labels: string[] = [];
    for (const one of (element as HTMLInputElement).labels ?? []) labels.push(contentOf(one));
    if (labels.length) return squeeze(labels.join(' '));
    if (element.localName === 'fieldset') return squeeze(element.querySelector('legend')?.textContent);
    const content = NAMED_BY_CONTENT.test(roleOf(element)) ? squeeze(contentOf(element)) : '';
    return content || squeeze(element.getAttribute('title') ?? element.getAttribute('placeholder'));
  }

  function isMeant(element: Element, { by, role, name }: Target): boolean {
    if (by === 'role' && roleOf(element) !== role) return false;
    if (by === 'label' && !/^(input|select|textarea)$/.test(element.localName)) return false;
    if (by === 'text' && /^(script|style|template|option)$/.test(element.localName)) return false;
    if (!name) return isVisible(element);
    const matches = (found: string) =>
      'text' in name ? found === name.text : new RegExp(name.source, name.flags).test(found);
    const found = (one: Element) => squeeze(by === 'text' ? one.textContent : nameOf(one));
    if (!matches(found(element))) return false;
    // Of elements around one another with the same text the innermost is meant.
    if (by === 'text') for (const child of element.children) if (matches(found(child))) return false;
    return isVisible(element);
  }

  function collect(scope: ParentNode, wanted: Target, into: Element[]): Element[] {
    for (const element of scope.querySelectorAll('*')) {
      if (isMeant(element, wanted)) into.push(element);
      if (element.shadowRoot) collect(element.shadowRoot, wanted, into);
      const framed = framedBy(element);
      if (framed) collect(framed, wanted, into);
    }
    return into;
  }

  function all(wanted: Target): Element[] {
    if (!wanted.within) return collect(document, wanted, []);
    const around = all(wanted.within)[wanted.within.at ?? 0];
    if (!around) return [];
    const found = around.shadowRoot ? collect(around.shadowRoot, wanted, []) : [];
    return collect(around, wanted, found);
  }

  function deepest(root: Document | ShadowRoot, x: number, y: number): Element | null {
    const hit = root.elementFromPoint(x, y);
    const framed = hit && framedBy(hit);
    if (framed) {
      const corner = cornerOf(hit);
      return deepest(framed, x - corner.x, y - corner.y) ?? hit;
    }
    return hit?.shadowRoot && hit.shadowRoot !== root ? (deepest(hit.shadowRoot, x, y) ?? hit) : hit;
  }

  function contains(around: Element, one: Element): boolean {
    for (let node: Node | null = one; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
      if (node === around) return true;
    return false;
  }

  /** A label stands for its field, and an element drawn over a field inside their common label belongs to the field. */
  function isSame(element: Element, hit: Element): boolean {
    if (contains(element, hit)) return true;
    const around = hit.closest('label') as HTMLLabelElement | null;
    return around !== null && around.control === element;
  }

  /** In the outermost window, where the pointer is. */
  function middleOf(element: Element): { x: number; y: number } {
    const box = element.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (let frame = frameOf(element); frame; frame = frameOf(frame)) {
      const corner = cornerOf(frame);
      at.x += corner.x;
      at.y += corner.y;
    }
    return at;
  }

  const frameOf = (element: Element) => element.ownerDocument.defaultView?.frameElement ?? null;

  function reach(element: Element): Pick<Seen, 'point' | 'covered'> {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    let at = middleOf(element);
    let hit = deepest(document, at.x, at.y);
    if (!hit || !isSame(element, hit)) {
      // A bar that keeps its place may cover the edge it was scrolled to.
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      at = middleOf(element);
      hit = deepest(document, at.x, at.y);
    }
    if (hit && isSame(element, hit)) return { point: at };
    return {
      covered: hit ? `<${hit.localName} class="${hit.getAttribute('class') ?? ''}">` : 'the edge of the window',
    };
  }

  function seen(): Seen {
    const found = all(target);
    const count = found.length;
    if (count === 0) return { count, missing: 'nothing is there' };
    if (count > 1 && target.at === undefined) {
      const names = found.slice(0, 5).map((one) => `<${one.localName}> "${nameOf(one) || squeeze(one.textContent)}"`);
      return { count, missing: `${count} are there: ${names.join(', ')}` };
    }
    const element = found[target.at ?? 0];
    if (!element) return { count, missing: `only ${count} are there` };
    const field = element as HTMLInputElement;
    const attributes: Record<string, string> = {};
    for (const { name, value } of element.attributes) attributes[name] = value;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (how === 'focus') field.focus();
    let focused = document.activeElement;
    for (;;) {
      const inner: Element | null | undefined =
        focused && (focused.shadowRoot?.activeElement ?? framedBy(focused)?.activeElement);
      if (!inner) break;
      focused = inner;
    }
    return {
      count,
      // biome-ignore lint/performance/useDomNodeTextContent: the visible text, not all text of the document
      text: squeeze((element as HTMLElement).innerText ?? element.textContent),
      ...(typeof field.value === 'string' ? { value: field.value } : {}),
      isChecked: field.checked === true || attributes['aria-checked'] === 'true',
      isDisabled: field.disabled === true || attributes['aria-disabled'] === 'true',
      isFocused: element === focused,
      attributes,
      box: { x, y, width, height },
      ...(how === 'reach' ? reach(element) : {}),
    };
  }

  // Without a prototype, to which a page may have given a `toJSON`.
  const alone = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    Object.setPrototypeOf(value, null);
    for (const key of Object.keys(value)) alone((value as Record<string, unknown>)[key]);
  };
  const answer = seen();
  alone(answer);
  return JSON.stringify(answer);
}
