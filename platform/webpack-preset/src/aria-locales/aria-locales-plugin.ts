import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Imports of React Aria that end in the name of a language: `./intl/table/de-DE.mjs`. Only the file is looked at, as a folder may be named so. */
const LANGUAGE = /[\\/]([a-z]{2}-[A-Z]{2})\.m?js$/;
const REACT_ARIA = /[\\/](?:@react-aria|@react-stately|react-aria|react-stately|react-aria-components)[\\/]/;
const NO_TEXTS = join(import.meta.dirname, 'no-texts.js');

/** Leaves React Aria's texts of other languages out of a build. */
export class AriaLocalesPlugin {
  readonly #locales: readonly string[];

  /** @param locales the languages that it has: `en-US` */
  constructor(locales: readonly string[]) {
    this.#locales = locales;
  }

  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(LANGUAGE, (resource) => {
      const [, locale = ''] = LANGUAGE.exec(resource.request) ?? [];
      if (REACT_ARIA.test(`${resource.context}/`) && !this.#locales.includes(locale)) resource.request = NO_TEXTS;
    }).apply(compiler);
  }
}
