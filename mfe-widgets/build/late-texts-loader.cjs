/** Names the catalogue in the import and the assignment: `export {$567b$exports as default}`. */
const DEFAULT_EXPORT = /export \{(\S+) as default\}/;

/**
 * Hands a catalogue of React Aria (`intlStrings.mjs`) to `src/internal/aria/late/late-texts.ts`, which adds the languages that are fetched
 * when they are needed.
 */
module.exports = function keepCatalogue(source) {
  const [, catalogue] = DEFAULT_EXPORT.exec(source) ?? [];
  if (catalogue === undefined) throw new Error(`${this.resourcePath} exports no catalogue.`);
  const { name, keeper } = this.getOptions();
  return `import { keepCatalogue } from ${JSON.stringify(keeper)};\n${source}\nkeepCatalogue(${JSON.stringify(name)}, ${catalogue});\n`;
};
