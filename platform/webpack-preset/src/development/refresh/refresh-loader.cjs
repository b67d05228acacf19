const { join } = require('node:path');

const FAMILIES = JSON.stringify(join(__dirname, 'page-families.js'));
const BEFORE =
  `import * as $portalRefresh$ from ${FAMILIES};` +
  'var $RefreshSig$ = $portalRefresh$.signature,' +
  ' $RefreshReg$ = (type, name) => $portalRefresh$.register(type, __webpack_module__.id + " " + name);';
const AFTER = '\n$portalRefresh$.accept(__webpack_module__);\n';
/** A call of it: its argument is rendered by the page, not by elements of this build. */
const LIFE_CYCLES = /(?<!function )\breactLifeCycles\(/g;
const IMPORTS_TEXTS = /\bimport\s*\{[^}]*\bregisterTexts\b[^}]*\}\s*from\s*["']shared-session["']/;
const TEXTS = /(?<![.$\w])registerTexts\(/g;
/** The page's register keeps the first text of a key. */
const TRANSLATIONS = "import { i18n as $i18n$ } from 'shared-session';";
const REGISTER = '$portalRefresh$.texts(__webpack_module__, { i18n: $i18n$, registerTexts })(';

/** Makes a compiled module accept edits of its components. Options: `exposed`, the files that other micro-frontends may import. */
module.exports = function refreshLoader(source, map) {
  const { exposed } = this.getOptions();
  const outside = exposed.includes(this.resourcePath) ? '\n$portalRefresh$.outside(__webpack_module__.exports);' : '';
  const calls = source.replace(LIFE_CYCLES, '$portalRefresh$.lifeCycles(reactLifeCycles)(');
  const hasTexts = IMPORTS_TEXTS.test(source);
  const code = hasTexts ? `${TRANSLATIONS}${calls.replace(TEXTS, REGISTER)}` : calls;
  // On the first line, so that every line keeps its number.
  this.callback(null, `${BEFORE}${code}${outside}${AFTER}`, map);
};
