const { join } = require('node:path');
const { textsIn } = require('./aria-texts.cjs');

const BEGIN = 'export default {';

/** Adds the languages that React Aria has itself to `src/internal/aria-texts/all.ts`: `catalogues` are the folders of their files by name. */
module.exports = function addLanguages(source) {
  const { catalogues, languages } = this.getOptions();
  if (!source.includes(BEGIN)) throw new Error(`${this.resourcePath} has no texts to add to.`);
  const added = languages.map((tag) => {
    const own = Object.entries(catalogues).map(([name, folder]) => `${name}: ${textsIn(join(folder, `${tag}.mjs`))}`);
    return `'${tag}': { ${own.join(',\n')} },`;
  });
  return source.replace(BEGIN, () => `${BEGIN}\n${added.join('\n')}`);
};
