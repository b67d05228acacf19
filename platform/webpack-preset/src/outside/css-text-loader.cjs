/** A source map in a style sheet, as loaders of frameworks add it: sources stay private. */
const MAP = /\/\*# sourceMappingURL=[^*]*\*\//g;

/**
 * A style sheet as a module that adds its text to those of the micro-frontend, unless it could affect others. The portal's layers fix the
 * order of micro-frontends' rules and its foundation's.
 */
module.exports = function cssText(source) {
  const done = this.async();
  const css = String(source).replace(MAP, '').trim();
  const code = `import { addStyles } from 'webpack-preset/container';\naddStyles(${JSON.stringify(`@layer app{${css}}`)});\n`;
  this.getOptions()
    .confine(css)
    .then(() => done(null, code), done);
};
