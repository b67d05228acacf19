import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { unconfined } from '../../styles/index.ts';

/** The names and selectors that a micro-frontend's style sheets use on a shared page. */
export interface StyleFacts {
  /** Tailwind prefixes: `tc` of `.tc\:flex`. */
  readonly prefixes: readonly string[];
  /** Class names at the beginning of a selector, without prefixed ones. */
  readonly classes: readonly string[];
  /** Selectors outside every cascade layer, which override all layers. */
  readonly unlayered: readonly string[];
  /**
   * Selectors and names that affect other micro-frontends: `button`, `.portal-root button`, `[role="navigation"]`. Where the build has no
   * prefix, any class confines a selector.
   */
  readonly unscoped: readonly string[];
  /** Document-wide names (`@keyframes spin`) → fingerprint of their definition. */
  readonly named: Readonly<Record<string, string>>;
  /** The first words of each sheet that is not valid CSS. */
  readonly broken: readonly string[];
  /** The prefix that everything it names begins with. Older builds have none. */
  readonly own?: string | undefined;
  /** Custom properties that are set in the layer `foundation`: the tokens of every page. Older records have none. */
  readonly tokens?: readonly string[];
  /** Token → what its value is, where that is plain. Older records have none. */
  readonly tokenKinds?: Readonly<Record<string, TokenKind>>;
  /** Custom properties that are set in other layers, and by scripts. */
  readonly properties?: readonly string[];
}

/** What a token can stand for: where a length is read, a number makes the declaration invalid. */
export type TokenKind = 'number' | 'length' | 'time' | 'colour';

/** Classes that the whole portal shares and that mean the same everywhere. */
const SHARED_CLASSES = new Set(['portal-root']);
/** Limits the examples, which are for messages. */
const EXAMPLES = 12;

/** @param own the prefix of the build, which its report says */
export function styleFacts(sheets: readonly string[], own?: string): StyleFacts {
  const prefixes = new Set<string>();
  const classes = new Set<string>();
  const unlayered = new Set<string>();
  const unscoped = new Set<string>();
  const named = new Map<string, string>();
  const broken: string[] = [];
  const tokens = new Set<string>();
  const tokenKinds = new Map<string, TokenKind>();
  const properties = new Set<string>();

  function visit(container: Container, layer: string | undefined): void {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') visitRule(node, layer);
      else if (node.type === 'atrule') visitAtRule(node, layer);
    }
  }

  function visitAtRule(rule: AtRule, layer: string | undefined): void {
    if (rule.name === 'keyframes' || rule.name === 'property') {
      named.set(`@${rule.name} ${rule.params}`, fingerprint(rule.toString()));
    } else if (rule.nodes && rule.name !== 'font-face') {
      visit(rule, rule.name === 'layer' ? (layer ?? rule.params) : layer);
    }
  }

  function visitRule(rule: Rule, layer: string | undefined): void {
    rule.each((node) => {
      if (node.type !== 'decl' || !node.prop.startsWith('--') || node.prop.startsWith('--tw-')) return;
      (layer === 'foundation' ? tokens : properties).add(node.prop);
      const kind = layer === 'foundation' ? kindOf(node.value) : undefined;
      if (kind) tokenKinds.set(node.prop, tokenKinds.get(node.prop) ?? kind);
    });
    for (const selector of rule.selectors) {
      if (layer === undefined) unlayered.add(selector);
      const first = classesOf(withoutNegations(selector)).find((name) => !SHARED_CLASSES.has(name));
      const prefix = first && /^([a-z][a-z0-9]*):/.exec(first)?.[1];
      if (prefix) prefixes.add(prefix);
      else if (first) classes.add(first);
      else if (own === undefined && layer !== 'foundation' && !isScoped(selector)) unscoped.add(selector);
    }
  }

  for (const sheet of sheets) {
    try {
      const parsed = postcss.parse(sheet);
      visit(parsed, undefined);
      if (own !== undefined) for (const name of unconfinedIn(parsed, own)) unscoped.add(name);
    } catch {
      broken.push(sheet.slice(0, 60));
    }
  }
  return {
    prefixes: [...prefixes].sort(),
    classes: [...classes].sort(),
    unlayered: [...unlayered].slice(0, EXAMPLES),
    unscoped: [...unscoped].slice(0, EXAMPLES),
    named: Object.fromEntries(named),
    broken,
    ...(own !== undefined && { own }),
    tokens: [...tokens].sort(),
    ...(tokenKinds.size > 0 && { tokenKinds: Object.fromEntries(tokenKinds) }),
    properties: [...properties].sort(),
  };
}

const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /^-?[\d.]+$/],
  ['length', /^(?:-?[\d.]+(?:px|r?em|ch|%|[sld]?v[wh])|calc\(var\(--rem\) ?\* ?[\d.]+\))$/],
  ['time', /^[\d.]+m?s$/],
  ['colour', /^(?:#[\da-f]{3,8}|(?:light-dark|rgba?|hsla?|oklch|oklab|color|color-mix)\(.*\))$/i],
];

/** What a plain value is; undefined for a list, a font, a shadow or anything that is computed. */
function kindOf(value: string): TokenKind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(value.trim()))?.[0];
}

/** A sheet that sets the foundation is judged by the rest of it: `tokens-are-kept` compares the foundations of builds. */
function unconfinedIn(sheet: Root, prefix: string): string[] {
  return unconfined(sheet, { prefix, setsFoundation: true }).map(({ name }) => name);
}

/** The custom properties that scripts and sheets read without a value of their own for when it is not set. */
export function readProperties(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => !name.startsWith('--tw-')).sort();
}

/** The custom properties that scripts set: by `setProperty('--x', …)` and by a style of React, `{ '--x': … }`. */
export function propertiesSetBy(scripts: readonly string[]): string[] {
  const setting = /(?:\bsetProperty\(\s*["'`](--[\w-]+)["'`])|(?:[{,]\s*["'](--[\w-]+)["']\s*:)/g;
  const names = scripts.flatMap((script) => [...script.matchAll(setting)].map(([, set, style]) => set ?? style ?? ''));
  return [...new Set(names)].sort();
}

/** `button` of `button:not(.x)`: a negated class confines nothing. */
function withoutNegations(selector: string): string {
  return selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
}

/** Whether a selector without a class has an id, a data attribute, an attribute with a prefixed value (`tc.checklist`), or a root. */
function isScoped(selector: string): boolean {
  return /#|\[data-|=["']?[a-z]+\\?\.|:root|:host|&/.test(withoutNegations(selector));
}

/** `tc:flex` and `open` of `.tc\:flex.open`. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:[\p{L}\p{N}_-]|\\.)+)/gu)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, '')).digest('hex').slice(0, 12);
}
