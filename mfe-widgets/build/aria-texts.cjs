const { readFileSync } = require('node:fs');

/** The object of texts in a file of React Aria (`intl/table/de-DE.mjs`), as source code. */
exports.textsIn = function textsIn(file) {
  const [, object] = /^\S+ = (\{\n[\s\S]*?\n\});$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (object === undefined) throw new Error(`${file} has no texts.`);
  return object;
};
