import type { AtRule, ChildNode, Container, Declaration, Node, Rule } from 'postcss';
import { type Confinement, confinement, isOwnName, isPageRoot, leastConfined } from './confinement.ts';

export interface SheetOwner {
  /** Begins every name of the micro-frontend: `tc` of `.tc-page`. */
  readonly prefix: string;
  /** Whether the foundation is its own: the tokens and the reset of every page. */
  readonly setsFoundation: boolean;
}

/** A part of a style sheet that affects other micro-frontends. */
export interface Unconfined {
  readonly node: Node;
  /** The selector, the custom property or the at-rule. */
  readonly name: string;
}

/** The properties of the foundation, which everything on a page reads. */
const FOUNDATION = /^--(?:p-|rem$)/;
/** At-rules that name something for the whole document, by their parameter. */
const NAMING = new Set(['keyframes', '-webkit-keyframes', 'property', 'counter-style', 'font-palette-values', 'page']);
/** Properties that name something for other elements, of which two may not have the same name. */
const NAMING_PROPERTIES =
  /^(?:view-transition-(?:name|class)|anchor-name|container(?:-name)?|(?:scroll|view)-timeline(?:-name)?|timeline-scope)$/;
/** Words of these properties that are no names. */
const NO_NAME = /^(?:none|auto|all|initial|inherit|unset|revert|revert-layer|match-element|block|inline|x|y)$/i;
/** At-rules that are instructions to Tailwind; what it generates has the prefix. */
const INSTRUCTIONS = new Set(['theme', 'utility', 'custom-variant', 'plugin', 'source', 'config', 'import', 'charset']);

interface Around {
  readonly layer: string | undefined;
  readonly parent: Confinement | undefined;
}

/**
 * The parts of a style sheet that reach beyond its micro-frontend. In Tailwind's language as well, before it is compiled.
 * @param layer of an imported sheet
 */
export function unconfined(sheet: Container, owner: SheetOwner, layer?: string): Unconfined[] {
  const found: Unconfined[] = [];
  visit(sheet, { layer, parent: undefined });
  return found;

  function visit(container: Container, around: Around): void {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') visitRule(node, around);
      else if (node.type === 'atrule') visitAtRule(node, around);
      else if (node.type === 'decl') visitDeclaration(node, around);
    }
  }

  function visitAtRule(rule: AtRule, around: Around): void {
    if (INSTRUCTIONS.has(rule.name) || (around.layer === 'foundation' && owner.setsFoundation)) return;
    if (rule.name === 'layer') {
      const layer = around.layer ?? rule.params.split('.')[0]?.trim();
      if (rule.nodes) visit(rule, { ...around, layer });
    } else if (rule.name === 'scope') {
      const root = /^\(([\s\S]*?)\)(?:\s+to\b|\s*$)/.exec(rule.params)?.[1] ?? '*';
      const isOwn = leastConfined(listOf(root), owner.prefix, around.parent) !== 'none';
      visit(rule, { ...around, parent: isOwn ? 'inside' : 'none' });
    } else if (rule.name === 'font-face' || rule.name === 'view-transition') {
      if (!isOwnName(familyOf(rule), owner.prefix))
        found.push({ node: rule, name: `@${rule.name} ${familyOf(rule)}`.trim() });
    } else if (NAMING.has(rule.name)) {
      if (!isOwnName(rule.params.replace(/^--/, ''), owner.prefix))
        found.push({ node: rule, name: `@${rule.name} ${rule.params}`.trim() });
    } else if (rule.nodes) visit(rule, around);
  }

  function visitRule(rule: Rule, { layer, parent }: Around): void {
    if (layer === 'foundation') {
      if (!owner.setsFoundation && !declaredIn(rule).every((one) => isInternal(one)))
        found.push({ node: rule, name: `${rule.selector} in @layer foundation` });
      return;
    }
    const loose = rule.selectors.filter((selector) => confinement(selector, owner.prefix, parent) === 'none');
    if (loose.length > 0 && !declaredIn(rule).every((one) => isOwnProperty(one, loose)))
      found.push(...loose.map((name) => ({ node: rule, name })));
    visit(rule, { layer, parent: loose.length > 0 ? 'none' : leastConfined(rule.selectors, owner.prefix, parent) });
  }

  function visitDeclaration(node: Declaration, { layer }: Around): void {
    if (FOUNDATION.test(node.prop) && layer !== 'foundation') found.push({ node, name: node.prop });
    if (NAMING_PROPERTIES.test(node.prop) && !namesIn(node).every((name) => isOwnName(name, owner.prefix)))
      found.push({ node, name: `${node.prop}: ${node.value}` });
  }

  /** On the root a micro-frontend may set properties of its own name, and while the root bears its mark, how far it scrolls. */
  function isOwnProperty(node: ChildNode, selectors: readonly string[]): boolean {
    if (node.type !== 'decl' || !selectors.every((selector) => isPageRoot(selector, owner.prefix))) return false;
    if (node.prop.startsWith('--')) return isOwnName(node.prop.slice(2), owner.prefix);
    return /^scroll-padding/.test(node.prop) && selectors.every((selector) => isPageRoot(selector, owner.prefix, true));
  }
}

/** Tailwind's own variables, whose defaults are in the lowest layer. */
const isInternal = (node: ChildNode): boolean => node.type === 'decl' && node.prop.startsWith('--tw-');

/** The declarations of a rule itself, also of those in its at-rules (`@media`) and by `@apply`, without those of nested rules. */
function declaredIn(container: Container): ChildNode[] {
  return (container.nodes ?? []).flatMap((node): ChildNode[] => {
    if (node.type === 'rule' || node.type === 'comment') return [];
    return node.type === 'atrule' && node.nodes ? declaredIn(node) : [node];
  });
}

/** The names that a declaration gives: `wd-times` of `container: wd-times / inline-size`. What is computed is no name. */
function namesIn({ prop, value }: Declaration): string[] {
  const words = (prop === 'container' ? (value.split('/', 1)[0] ?? '') : value).split(/[\s,]+/);
  return words.filter((word) => /^[\w\\-]+$/.test(word) && !NO_NAME.test(word)).map((word) => word.replace(/^--/, ''));
}

/** The name that `@font-face` gives a font. */
function familyOf(rule: AtRule): string {
  const family = rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === 'font-family');
  return family?.value.replace(/^["']|["']$/g, '') ?? '';
}

function listOf(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((one) => one.trim());
}
