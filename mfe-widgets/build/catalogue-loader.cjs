const { dirname, join } = require('node:path');
const { textsIn } = require('./aria-texts.cjs');

const ENGLISH = /from "(\S+en-US\.mjs)"/;

/**
 * Leaves a catalogue of React Aria (`intlStrings.mjs`, with 34 languages) its English texts, and hands it to
 * `src/internal/aria/late-texts.ts`, which adds the others when they are needed.
 */
module.exports = function keepEnglish(source) {
  const [, file] = ENGLISH.exec(source) ?? [];
  if (file === undefined) throw new Error(`${this.resourcePath} is no catalogue.`);
  const { name, keeper } = this.getOptions();
  return `import { keepCatalogue } from ${JSON.stringify(keeper)};
const texts = { 'en-US': ${textsIn(join(dirname(this.resourcePath), file))} };
keepCatalogue(${JSON.stringify(name)}, texts);
export default texts;
`;
};
