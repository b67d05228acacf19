// A webpack loader. Pages of fifteen years ago extend Object.prototype, and then every `for (key in object)` meets keys that
// nobody put there: a validation library takes them for entries of its schemas and fails. On such a page our code must meet
// own keys only, in the libraries too, so the loops are rewritten while bundling. Only loops over a plain name or member are
// touched; anything more involved is left as it is.
const LOOP = /\bfor\s*\(\s*(const|let|var)\s+([\w$]+)\s+in\s+([\w$]+(?:\??\.[\w$]+)*)\s*\)/g;

module.exports = function prototypeSafeForIn(source, map, meta) {
  this.callback(
    null,
    source.replace(LOOP, (_loop, kind, key, object) => `for (${kind} ${key} of Object.keys(${object} ?? {}))`),
    map,
    meta,
  );
};
