// A webpack loader that makes `for … in` loops safe on pages that extend Object.prototype, as old legacy pages do. There, every
// `for (key in object)` visits inherited keys, which breaks libraries: a validation library takes them for entries of its schemas.
// The loader rewrites the loops to visit own keys only. It handles loops over a plain name or member and leaves all others alone.
const LOOP = /\bfor\s*\(\s*(const|let|var)\s+([\w$]+)\s+in\s+([\w$]+(?:\??\.[\w$]+)*)\s*\)/g;

module.exports = function prototypeSafeForIn(source, map, meta) {
  this.callback(
    null,
    source.replace(LOOP, (_loop, kind, key, object) => `for (${kind} ${key} of Object.keys(${object} ?? {}))`),
    map,
    meta,
  );
};
