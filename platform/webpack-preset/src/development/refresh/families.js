/**
 * Keeps the state of components over an edit. React's own React Refresh needs the development build of React DOM, and a page has the
 * production one; so elements are made of proxies, which call whatever is the newest of their family, the versions of one component.
 *
 * What a compiled module says of itself is React Refresh's: `$RefreshReg$` names its components, `$RefreshSig$` the hooks that they call.
 */
export function families({ useSyncExternalStore }, { jsx }, reload) {
  /** Module and name → family. */
  const known = new Map();
  /** Component, in any version → family. */
  const familyOf = new WeakMap();
  const signatures = new WeakMap();
  /** Family → what it becomes. */
  const edited = new Map();

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

  /** Shows what an update has brought, when all of its modules have run. */
  function show() {
    const all = [...edited];
    edited.clear();
    for (const [family, component] of all) {
      // Other hooks, other state: mounted anew.
      if (hooksOf(family.current) !== hooksOf(component)) family.inner = undefined;
      family.current = component;
      family.edits += 1;
    }
    // What others render themselves, and what nobody renders through a proxy, keeps its old code.
    if (all.some(([{ isOutside }]) => isOutside) || !all.some(([{ proxy }]) => proxy)) {
      reload();
      return;
    }
    for (const [{ listeners }] of all) for (const listener of [...listeners]) listener();
  }

  /** What an element is made of: the proxy of a component that is known. */
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
      // Hooks belong to the inner one, which is another component once they are others.
      family.inner ??= named((given) => unwrapped(family.current)(given), family);
      // Not the same object, with which React would not render again.
      return jsx(family.inner, { ...props });
    };
    return named(proxy, family);
  }

  /** React Refresh's `$RefreshSig$`: with arguments beside the component, without any where it is rendered. */
  function signature() {
    let component;
    return (type, key, isReset, hooks) => {
      if (typeof key !== 'string') {
        // The hooks it calls are read before an edit replaces them.
        if (component) hooksOf(component);
        return type;
      }
      component ??= type;
      if (isComponent(type)) signatures.set(type, { key, isReset, hooks });
      return type;
    };
  }

  /** The hooks that a component calls, those of its own hooks included; unlike any other where they cannot be determined. */
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

  /** Says that others render these by themselves: modules that other micro-frontends import. */
  function outside(exports) {
    for (const exported of Object.values(exports)) {
      const family = isComponent(exported) ? familyOf.get(exported) : undefined;
      if (family) family.isOutside = true;
    }
  }

  /** At the end of a module: it takes edits itself if it exports components alone. Otherwise its importers do. */
  function accept({ hot, exports }) {
    if (!hot) return;
    const names = Object.keys(exports);
    const before = hot.data?.names;
    const isTaken =
      names.length > 0 && names.every((name) => isComponent(exports[name]) && familyOf.has(exports[name]));
    if (isTaken) {
      hot.accept();
      hot.dispose((data) => {
        data.names = names;
      });
    }
    if (before && (!isTaken || before.join() !== names.join())) hot.invalidate();
  }

  /** For `reactLifeCycles`, which is the page's and renders what it is given by itself. */
  const lifeCycles =
    (make) =>
    (View, ...rest) =>
      make(resolve(View), ...rest);

  return { register, resolve, signature, outside, accept, lifeCycles };
}

const MEMO = Symbol.for('react.memo');

function isMemo(type) {
  return typeof type === 'object' && type !== null && type.$$typeof === MEMO;
}

function isComponent(type) {
  return typeof type === 'function' || isMemo(type);
}

/** The function behind `memo`, which makes an edit no easier to see. */
function unwrapped(component) {
  return isMemo(component) ? unwrapped(component.type) : component;
}

/** Gives a proxy the name that developer tools show. */
function named(component, { current }) {
  return Object.defineProperty(component, 'name', { value: unwrapped(current).name });
}
