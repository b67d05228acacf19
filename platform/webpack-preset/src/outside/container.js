/** The style sheets of the micro-frontend, in the order in which its modules are evaluated. */
const sheets = [];

/** Adds a style sheet, which is adopted while a module is mounted. @param {string} text */
export function addStyles(text) {
  sheets.push(text);
}

/**
 * Leaves the container behind in which the portal looks for a micro-frontend's modules.
 *
 * @param {string} name the micro-frontend's, `mfe_notes`
 * @param {Record<string, object>} modules exposed module → its exports, single-spa's life cycles
 */
export function expose(name, modules) {
  const dressed = Object.fromEntries(Object.entries(modules).map(([module, cycles]) => [module, inItsRoot(cycles)]));
  globalThis[name] = {
    init() {},
    get(module) {
      if (Object.hasOwn(dressed, module)) return Promise.resolve(() => dressed[module]);
      return Promise.reject(new Error(`${name} has no module "${module}".`));
    },
  };
}

/** The life cycles, with an element of the class `portal-root` to render into, and the style sheets around it. */
function inItsRoot({ bootstrap, mount, update, unmount, ...others }) {
  const roots = new Map();
  const placeOf = (props) => props.domElement ?? props.domElementGetter?.();
  const leave = (place) => {
    roots.get(place)?.undo();
    roots.delete(place);
  };
  return {
    ...others,
    bootstrap: async (props) => bootstrap?.(props),
    async mount(props) {
      const place = placeOf(props);
      const root = place.ownerDocument.createElement('div');
      root.className = 'portal-root';
      place.append(root);
      const removed = adopt(root);
      roots.set(place, {
        root,
        undo() {
          removed();
          root.remove();
        },
      });
      try {
        return await mount({ ...props, domElement: root });
      } catch (error) {
        leave(place);
        throw error;
      }
    },
    ...(update && { update: async (props) => update({ ...props, domElement: roots.get(placeOf(props))?.root }) }),
    async unmount(props) {
      const place = placeOf(props);
      try {
        return await unmount({ ...props, domElement: roots.get(place)?.root });
      } finally {
        leave(place);
      }
    },
  };
}

/** Adopts the style sheets into the document or shadow root around an element. Policies allow that. @returns a function that undoes it */
function adopt(element) {
  const around = element.getRootNode();
  const sheet = new element.ownerDocument.defaultView.CSSStyleSheet();
  sheet.replaceSync(sheets.join('\n'));
  around.adoptedStyleSheets = [...around.adoptedStyleSheets, sheet];
  return () => {
    around.adoptedStyleSheets = around.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
