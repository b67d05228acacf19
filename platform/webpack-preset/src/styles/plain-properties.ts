import { AtRule, type ChildNode, type Container, Declaration, type Plugin, type Root, Rule } from 'postcss';
import { refersTo, withoutReferences } from './variable-references.ts';

const EVERYTHING = '*,::before,::after,::backdrop';
/** A variable of Tailwind's, which it does not register in a sheet that never sets it. */
const TAILWINDS = /var\((--tw-[\w-]+)\s*,/g;
/** Shadows that draw nothing, in front of another one. */
const NO_SHADOWS = /(^|,\s*)(?:0 0 #0000\s*,\s*)+/g;

/** A variable: where it is set, and where it is used. */
interface Variable {
  readonly name: string;
  /** Undefined: none. */
  readonly initial: string | undefined;
  readonly settings: readonly Declaration[];
  readonly uses: readonly Declaration[];
}

/**
 * Tailwind registers its internal variables with `@property`, which applies to the document only: in a shadow root the
 * defaults are missing and `border` draws nothing. Here each use gets the value that it has, and the variable goes. A rule for every element,
 * with the defaults of all variables, would do the same, but a browser computes them anew for each element of the page (a quarter to a third
 * of the time that all styles take).
 *
 * What remains is reset where it is used, or else for every element: in the lowest layer, because several micro-frontends share the
 * variables' names, and a default of one must never override a value of another.
 */
export function plainProperties(): Plugin {
  return {
    postcssPlugin: 'plain-properties',
    OnceExit(root) {
      const initials = new Map([...usedUnregistered(root), ...takeRegistrations(root)]);
      const names = () => [...initials.keys()];
      const settled = (name: string) => {
        const variable = variableOf(root, name, initials.get(name));
        const isSettled = settle(variable);
        if (isSettled) initials.delete(name);
        return isSettled;
      };
      // A variable that goes can be the last use of another.
      while (names().filter(settled).length > 0);
      root.walkDecls('box-shadow', (shadow) => {
        shadow.value = shadow.value.replace(NO_SHADOWS, '$1');
      });
      for (const name of names()) {
        if (resetWhereUsed(variableOf(root, name, initials.get(name)))) initials.delete(name);
      }
      if (initials.size > 0) root.prepend(resetEverywhere(initials));
    },
  };
}

/** Removes the registrations and Tailwind's fallback for browsers without them. @returns name → initial value */
function takeRegistrations(root: Root): Map<string, string | undefined> {
  const initials = new Map<string, string | undefined>();
  root.walkAtRules('property', (rule) => {
    const initial = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    initials.set(rule.params.trim(), (initial as Declaration | undefined)?.value);
    rule.remove();
  });
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
  return initials;
}

/** Variables that are used but never set: an element around, of another micro-frontend, could give them a value. */
function usedUnregistered(root: Root): Map<string, undefined> {
  const used = new Map<string, undefined>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(TAILWINDS)) used.set(name, undefined);
  });
  root.walkDecls(({ prop }) => {
    used.delete(prop);
  });
  return used;
}

function variableOf(root: Root, name: string, initial: string | undefined): Variable {
  const settings: Declaration[] = [];
  const uses: Declaration[] = [];
  root.walkDecls((declaration) => {
    if (declaration.prop === name) settings.push(declaration);
    else if (refersTo(declaration.value, name)) uses.push(declaration);
  });
  return { name, initial, settings, uses };
}

/** Removes a variable whose value is known wherever it is used. @returns whether it is gone */
function settle(variable: Variable): boolean {
  const { name, initial, settings, uses } = variable;
  if (settings.length === 0) {
    const isKnown = uses.every(({ value }) => initial !== undefined || !refersWithoutFallback(value, name));
    if (!isKnown) return false;
    for (const use of uses) use.value = withoutReferences(use.value, name, (fallback) => initial ?? fallback ?? '');
    return true;
  }
  if (uses.length > 0 && !isSetWhereUsed(variable)) return false;
  for (const setting of settings) {
    for (const use of uses) {
      if (use.parent === setting.parent) use.value = withoutReferences(use.value, name, () => setting.value);
    }
    setting.remove();
  }
  return true;
}

/** Whether each rule that uses the variable also sets it, for the same properties: then the rule that wins one of them has won both. */
function isSetWhereUsed({ settings, uses }: Variable): boolean {
  const rules = new Set(settings.map(({ parent }) => parent));
  if (rules.size < settings.length || uses.some(({ parent }) => !rules.has(parent))) return false;
  const usesIn = settings.map(({ parent, important }) =>
    uses
      .filter((use) => use.parent === parent)
      .map(({ prop, important: own }) => `${prop} ${own === true} ${important === true}`)
      .join(),
  );
  return new Set(usesIn).size === 1 && !usesIn.includes('');
}

/**
 * Resets a variable in the rules that use it, if all that set it come later and therefore win: `leading-5` beside `text-label`.
 * @returns whether they do
 */
function resetWhereUsed({ name, initial, settings, uses }: Variable): boolean {
  const rules = new Set(uses.map(({ parent }) => parent));
  const isReset = [...rules].every(
    (rule) =>
      rule instanceof Rule &&
      isOneClass(rule.selector) &&
      rule.parent?.type === 'atrule' &&
      (rule.parent as AtRule).name === 'layer' &&
      settings.every((setting) => !rules.has(setting.parent) && comesAfter(setting, rule)),
  );
  if (!isReset) return false;
  for (const rule of rules) (rule as Rule).prepend(new Declaration({ prop: name, value: initial ?? 'initial' }));
  return true;
}

/** `.a` or `.a\:b`. */
const isOneClass = (selector: string): boolean => /^\.(?:\\.|[\w-])+$/.test(selector);

/** Whether a declaration is, in the same layer, behind a rule. */
function comesAfter(declaration: Declaration, rule: Rule): boolean {
  let node: ChildNode | Container | undefined = declaration;
  while (node && node.parent !== rule.parent) node = node.parent as Container | undefined;
  return node !== undefined && (rule.parent?.index(node as ChildNode) ?? 0) > (rule.parent?.index(rule) ?? 0);
}

function resetEverywhere(initials: ReadonlyMap<string, string | undefined>): AtRule {
  const everything = new Rule({ selector: EVERYTHING });
  for (const [prop, value = 'initial'] of initials) everything.append(new Declaration({ prop, value }));
  const inner = new AtRule({ name: 'layer', params: 'properties', nodes: [everything] });
  return new AtRule({ name: 'layer', params: 'foundation', nodes: [inner] });
}

/** Whether the value has no meaning while the variable has none. */
function refersWithoutFallback(value: string, name: string): boolean {
  let isMissing = false;
  withoutReferences(value, name, (fallback) => {
    isMissing ||= fallback === undefined;
    return '';
  });
  return isMissing;
}
