// A webpack loader that makes libraries safe on pages that extend or replace Object.prototype, as old legacy pages do. It rewrites
// - `for … in` loops to visit own keys only, because a validation library would take inherited keys for entries of its schemas. Loops over
//   a plain name or member are rewritten, all other loops are left alone;
// - `node.hasOwnProperty(key)`, because an element of the page inherits from the page's Object.prototype, in any realm that the library
//   runs in;
// - `get.call(this)` and `set.call(this, value)`, because an element's accessors are functions of the page.
const LOOP = /\bfor\s*\(\s*(const|let|var)\s+([\w$]+)\s+in\s+([\w$]+(?:\??\.[\w$]+)*)\s*\)/g;
const OWN = /(?<![\w$.])([\w$]+)\.hasOwnProperty\(/g;
const ACCESSOR = /(?<![\w$.])(get|set)\.call\(this(?:,\s*([\w$]+))?\)/g;

module.exports = function prototypeSafe(source, map, meta) {
  this.callback(
    null,
    source
      .replace(LOOP, (_loop, kind, key, object) => `for (${kind} ${key} of Object.keys(${object} ?? {}))`)
      .replace(OWN, (_call, object) => `Object.hasOwn(${object}, `)
      .replace(ACCESSOR, (_call, accessor, value = '') => `Reflect.apply(${accessor}, this, [${value}])`),
    map,
    meta,
  );
};
