/** What all micro-frontends share of a page: what it is called in a message → its value. */
export type PageItself = Readonly<Record<string, string>>;

/**
 * Looks at what all micro-frontends share of a page: attributes, classes and styles of its root and its body, what is in them, style sheets and
 * handlers of the document, functions that a script could have replaced, and members of prototypes. Runs on the page, so it uses nothing of this
 * module.
 */
export function pageItself(): PageItself {
  const found: Record<string, string> = {};
  for (const [name, element] of Object.entries({ html: document.documentElement, body: document.body })) {
    // The page's own lines mark what it was opened for.
    for (const { name: attribute, value } of element.attributes)
      if (!/^(?:class|style|data-(?:trial-.*|home|anonymous|canary))$/.test(attribute))
        found[`the attribute ${attribute} of <${name}>`] = value;
    for (const one of element.classList) found[`the class ${one} of <${name}>`] = '';
    for (const one of Array.from(element.style))
      found[`the style ${one} of <${name}>`] = element.style.getPropertyValue(one);
    for (const { localName, id, classList } of element.children)
      if (!/^(?:head|body|script|link|style)$/.test(localName))
        found[
          `<${localName}${id && ` id="${id}"`}${classList.length > 0 ? ` class="${classList}"` : ''}> in <${name}>`
        ] = '';
  }
  for (const { cssRules } of document.adoptedStyleSheets)
    found[`the style sheet "${cssRules[0]?.cssText.slice(0, 60) ?? ''}" of the document`] = '';
  for (const [name, one] of Object.entries({ window: globalThis, document }) as [string, object][])
    for (const handler in one)
      if (/^on[a-z]+$/.test(handler) && Reflect.get(one, handler)) found[`${name}.${handler}`] = '';
  const replaced =
    'history.pushState history.replaceState fetch XMLHttpRequest.prototype.open XMLHttpRequest.prototype.send ' +
    'EventTarget.prototype.addEventListener EventTarget.prototype.dispatchEvent JSON.parse JSON.stringify Date.now Math.random ' +
    'console.log console.warn console.error setTimeout setInterval requestAnimationFrame navigator.sendBeacon Storage.prototype.setItem';
  for (const path of replaced.split(' '))
    found[path] = String(
      path.split('.').reduce<unknown>((one, member) => Reflect.get(Object(one), member), globalThis),
    );
  for (const { name, prototype } of [Object, Function, Array, String, Number, Date, Promise, Map, Set])
    for (const member of Object.getOwnPropertyNames(prototype)) found[`${name}.prototype.${member}`] = '';
  return found;
}

/** What is left of a micro-frontend on a page: what was not there, or had another value. */
export function leftOn(page: PageItself, before: PageItself): string[] {
  return Object.keys(page).filter((what) => before[what] !== page[what]);
}
