/** Names the catalogue in the import and the assignment: `export {$567b$exports as default}`. */
const DEFAULT_EXPORT = /export \{(\S+) as default\}/;

/**
 * Adds Thai to a catalogue of React Aria (`intlStrings.mjs`), which has 34 locales and not this one. Its texts are in
 * `src/internal/aria/thai/`, one file for each catalogue that the widgets use.
 */
module.exports = function addThai(source) {
  const [, catalogue] = DEFAULT_EXPORT.exec(source) ?? [];
  if (catalogue === undefined) throw new Error(`${this.resourcePath} exports no catalogue.`);
  const { texts } = this.getOptions();
  return `import thai from ${JSON.stringify(texts)};\n${source}\n${catalogue}['th-TH'] = thai;\n`;
};
