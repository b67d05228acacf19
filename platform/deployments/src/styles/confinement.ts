/** How far a selector stays with its micro-frontend. */
export type Confinement =
  /** It may match an element of another micro-frontend. */
  | 'none'
  /** It only matches elements that bear a name of the micro-frontend. */
  | 'own'
  /** It only matches elements below such an element. */
  | 'inside';

/**
 * The confinement of one selector of a micro-frontend's style sheet. A name of the micro-frontend is a class, an id, an attribute's name or
 * an attribute's value that begins with its prefix: `.tc-page`, `.tc\:flex`, `#tc-total`, `[data-tc-open]`, `[aria-labelledby="tc.list"]`.
 * `:host` is its own as well, because nobody else is in its shadow root. Names within `:not()` and `:has()` confine nothing, nor do those
 * of `:root`, `html` and `body`.
 * @param parent of the rule around it, for a nested rule
 */
export function confinement(selector: string, prefix: string, parent?: Confinement): Confinement {
  const text = parent !== undefined && !selector.includes('&') ? `& ${selector}` : selector;
  let isInside = false;
  let isOwn = false;
  for (const { combinator, compound } of compoundsOf(text)) {
    // A sibling of an own element is its parent's, which may be anybody's.
    if (combinator === ' ' || combinator === '>') isInside ||= isOwn;
    if (compound.includes('&') && parent === 'inside') isInside = true;
    isOwn = isOwnCompound(compound, prefix, parent);
  }
  if (isInside) return 'inside';
  return isOwn ? 'own' : 'none';
}

/** The confinement of all of them: that of the least confined one. */
export function leastConfined(selectors: readonly string[], prefix: string, parent?: Confinement): Confinement {
  const found = selectors.map((selector) => confinement(selector, prefix, parent));
  if (found.length === 0 || found.includes('none')) return 'none';
  return found.includes('own') ? 'own' : 'inside';
}

/** Whether a name (a class, a keyframe, a custom property without its dashes) is that of a micro-frontend. */
export function isOwnName(name: string, prefix: string): boolean {
  const plain = name.replaceAll('\\', '');
  return plain === prefix || (plain.startsWith(prefix) && /^[-_:.]/.test(plain.slice(prefix.length)));
}

/** Whether it matches the document's root alone, and with `mark` only while that bears a name of the micro-frontend. */
export function isPageRoot(selector: string, prefix: string, mark = false): boolean {
  const root = /^(?::root|:host|html)(\[[^\]]*\])?$/i.exec(selector.trim());
  return root !== null && (!mark || isOwnAttribute(root[1]?.slice(1, -1) ?? '', prefix));
}

interface Compound {
  /** The combinator in front of it; a descendant's for the first. */
  readonly combinator: string;
  readonly compound: string;
}

function compoundsOf(selector: string): Compound[] {
  const found: Compound[] = [];
  let combinator = ' ';
  let compound = '';
  for (const { text, isNested } of partsOf(selector)) {
    if (!isNested && /^[\s>+~|]$/.test(text)) {
      if (compound) found.push({ combinator, compound });
      if (compound) combinator = ' ';
      compound = '';
      if (!/\s/.test(text)) combinator = text;
    } else compound += text;
  }
  if (compound) found.push({ combinator, compound });
  return found;
}

/** The characters of a selector; a bracket with all in it, a string and an escaped character count as one. */
function partsOf(selector: string): { text: string; isNested: boolean }[] {
  const parts: { text: string; isNested: boolean }[] = [];
  let depth = 0;
  let quote = '';
  let text = '';
  for (let at = 0; at < selector.length; at += 1) {
    const one = selector[at] ?? '';
    const isEscaped = one === '\\';
    text += isEscaped ? one + (selector[++at] ?? '') : one;
    if (isEscaped) {
      if (depth === 0 && !quote) parts.push({ text, isNested: true });
    } else if (quote) {
      if (one === quote) quote = '';
    } else if (one === '"' || one === "'") quote = one;
    else if (one === '(' || one === '[') depth += 1;
    else if (one === ')' || one === ']') depth -= 1;
    if (depth > 0 || quote) continue;
    if (!isEscaped) parts.push({ text, isNested: text.length > 1 });
    text = '';
  }
  return parts;
}

/** The elements that belong to the page, whatever they bear. */
const PAGE = /:root(?![\w-])|^(?:html|body)(?![\w-])/i;
const ALTERNATIVES = /:(?:is|where|matches|-webkit-any)$/i;

function isOwnCompound(compound: string, prefix: string, parent: Confinement | undefined): boolean {
  if (PAGE.test(compound)) return false;
  // The compound without what is in brackets.
  let names = '';
  for (const { text } of partsOf(compound)) {
    if (text.startsWith('(')) {
      if (ALTERNATIVES.test(names) && leastConfined(listOf(text.slice(1, -1)), prefix, inList(text, parent)) !== 'none')
        return true;
    } else if (text.startsWith('[')) {
      if (isOwnAttribute(text.slice(1, -1), prefix)) return true;
    } else if (text === '&') {
      if (parent !== undefined && parent !== 'none') return true;
    } else names += text;
  }
  if (/^:host(?![\w-])/i.test(names)) return true;
  return [...names.matchAll(/[.#]((?:[\p{L}\p{N}_-]|\\.)+)/gu)].some(([, name = '']) => isOwnName(name, prefix));
}

/** A list within brackets is not nested by itself: only "&" refers to the rule around it. */
function inList(text: string, parent: Confinement | undefined): Confinement | undefined {
  return text.includes('&') ? parent : undefined;
}

function isOwnAttribute(attribute: string, prefix: string): boolean {
  const [, name = '', value = ''] =
    /^\s*(?:data-|aria-)?([\w-]+)\s*(?:[*^$|~]?=\s*["']?(.*?)["']?(?:\s+[is])?\s*)?$/.exec(attribute) ?? ['', '', ''];
  // `[class*="tc-"]` may match any class that has it somewhere.
  if (/^\s*[\w-]+\s*[*$]=/.test(attribute)) return false;
  return isOwnName(name, prefix) || isOwnName(value, prefix);
}

/** The selectors of a list, `.a` and `.b:is(c, d)` of `.a, .b:is(c, d)`. */
function listOf(list: string): string[] {
  const found = [''];
  for (const { text, isNested } of partsOf(list)) {
    if (text === ',' && !isNested) found.push('');
    else found[found.length - 1] += text;
  }
  return found.map((one) => one.trim()).filter(Boolean);
}
