/** What an element says in the console to the owner of its page. `docs/guides/troubleshooting.md` explains each of these sentences. */

export const couldNotDefine = (tag: string) =>
  `<${tag}> could not be defined: a script of this page has replaced customElements.define.`;

export const policyLacks = (source: string) => `The Content-Security-Policy of this page lacks "${source}".`;

export const notLoaded = (why: string) => `The element could not be loaded: ${why}`;

/** In the console of a page whose element has `data-debug`. */
export const MOVED = 'The page has moved the element. It goes on in its new place.';
export const CLOSED = 'It is closed: its attribute "open" says so. Nothing is loaded.';
