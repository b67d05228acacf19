import { editedTexts, isTexts } from './edited-texts.js';

/**
 * Keeps the state of components over an edit. React's own React Refresh needs the development build of React DOM, but a page has the
 * production build. So elements are created from proxies, which call the newest version in their family, that is all versions of one
 * component.
 *
 * Compiled modules use React Refresh's functions: `$RefreshReg$` registers components, `$RefreshSig$` the hooks that they call.
 */
export function families({ useSyncExternalStore }, { jsx }, reload) {
  /** Module and name → family. */
  const known = new Map();
  /** Component, in any version → family. */
  const familyOf = new WeakMap();
  const signatures = new WeakMap();
  /** Family → its new version. */
  const edited = new Map();
  /** Made with the translations of the page, which the first module with texts brings. */
  let ofTexts;

  function register(component, id) {
    if (!isComponent(component) || familyOf.has(component)) return;
    const family = known.get(id);
    if (!family) {
      const first = { current: component, edits: 0, listeners: new Set(), isOutside: false };
      known.set(id, first);
      familyOf.set(component, first);
      return;
    }
    familyOf.set(component, family);
    if (edited.size === 0) queueMicrotask(show);
    edited.set(family, component);
  }

  /** Shows an update, after all of its modules have run. */
  function show() {
    const all = [...edited];
    edited.clear();
    for (const [family, component] of all) {
      // With other hooks the state no longer fits, so it is mounted again.
      if (hooksOf(family.current) !== hooksOf(component)) family.inner = undefined;
      family.current = component;
      family.edits += 1;
    }
    // Components that other micro-frontends render themselves, and those that are not rendered through a proxy, would keep their old code.
    if (all.some(([{ isOutside }]) => isOutside) || !all.some(([{ proxy }]) => proxy)) {
      reload();
      return;
    }
    for (const [{ listeners }] of all) for (const listener of [...listeners]) listener();
  }

  /** The type of an element: the proxy of a known component. */
  function resolve(type) {
    const family = isComponent(type) ? familyOf.get(type) : undefined;
    if (family) {
      family.proxy ??= proxyOf(family);
      return family.proxy;
    }
    return isMemo(type) ? resolve(type.type) : type;
  }

  function proxyOf(family) {
    const subscribe = (listener) => {
      family.listeners.add(listener);
      return () => family.listeners.delete(listener);
    };
    const edits = () => family.edits;
    const proxy = (props) => {
      useSyncExternalStore(subscribe, edits, edits);
      // Hooks belong to the inner component, which is replaced when they change.
      family.inner ??= named((given) => unwrapped(family.current)(given), family);
      // A new object, because React would not render again with the same one.
      return jsx(family.inner, { ...props });
    };
    return named(proxy, family);
  }

  /** React Refresh's `$RefreshSig$`: called with arguments after the component's declaration, and without any when it renders. */
  function signature() {
    let component;
    return (type, key, isReset, hooks) => {
      if (typeof key !== 'string') {
        // The hooks that it calls are read before an edit replaces them.
        if (component) hooksOf(component);
        return type;
      }
      component ??= type;
      if (isComponent(type)) signatures.set(type, { key, isReset, hooks });
      return type;
    };
  }

  /** The hooks that a component calls, including those of its custom hooks; a unique value if they cannot be determined. */
  function hooksOf(component) {
    const said = signatures.get(unwrapped(component));
    if (!said) return '';
    said.full ??= said.isReset ? Symbol('reset') : fullKey(said);
    return said.full;
  }

  function fullKey({ key, hooks }) {
    try {
      const keys = (hooks?.() ?? []).map((hook) => (typeof hook === 'function' ? hooksOf(hook) : Symbol('unknown')));
      return keys.some((one) => typeof one === 'symbol') ? Symbol('reset') : [key, ...keys].join('\n');
    } catch {
      return Symbol('reset');
    }
  }

  /** Marks exports that other micro-frontends import and render themselves. */
  function outside(exports) {
    for (const exported of Object.values(exports)) {
      const family = isComponent(exported) ? familyOf.get(exported) : undefined;
      if (family) family.isOutside = true;
    }
  }

  /** For `registerTexts`, in a module that imports it with the rest of the translations. */
  const texts = (module, translations) => (given) => {
    ofTexts ??= editedTexts(translations);
    module.registersTexts = true;
    ofTexts.register(given);
  };

  /**
   * Called at the end of a module. The module accepts edits itself if it exports only components and texts, or nothing because it registers
   * texts; otherwise its importers do.
   */
  function accept(module) {
    const { hot, exports } = module;
    if (!hot) return;
    const names = Object.keys(exports);
    const before = hot.data?.names;
    const isTaken =
      names.length > 0
        ? names.every((name) => isTexts(exports[name]) || (isComponent(exports[name]) && familyOf.has(exports[name])))
        : module.registersTexts === true;
    // Those who import them have registered the texts from before.
    if (before && isTaken) for (const one of Object.values(exports)) if (isTexts(one)) ofTexts?.register(one);
    if (isTaken) {
      hot.accept();
      hot.dispose((data) => {
        data.names = names;
      });
    }
    if (before && (!isTaken || before.join() !== names.join())) hot.invalidate();
  }

  /** For `reactLifeCycles`, which belongs to the page and renders its argument itself. */
  const lifeCycles =
    (make) =>
    (View, ...rest) =>
      make(resolve(View), ...rest);

  return { register, resolve, signature, outside, accept, lifeCycles, texts };
}

const MEMO = Symbol.for('react.memo');

function isMemo(type) {
  return typeof type === 'object' && type !== null && type.$$typeof === MEMO;
}

function isComponent(type) {
  return typeof type === 'function' || isMemo(type);
}

/** The function inside `memo`. */
function unwrapped(component) {
  return isMemo(component) ? unwrapped(component.type) : component;
}

/** Gives a proxy the component's name, for developer tools. */
function named(component, { current }) {
  return Object.defineProperty(component, 'name', { value: unwrapped(current).name });
}
