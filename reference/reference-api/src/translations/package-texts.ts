import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text in a package: its label, its English text, and its file. */
export interface PackageText {
  readonly label: string;
  readonly text: string;
  readonly file: string;
}

const repository = new URL('../../../../', import.meta.url).pathname;

/** The folders with the English texts of packages. Those of new micro-frontends (`src/texts`) are found automatically. */
const PLACES = [
  ...readdirSync(repository)
    .map((name) => `${name}/src/texts`)
    .filter((place) => place.startsWith('mfe-') && existsSync(join(repository, place))),
  'mfe-widgets/src/internal/texts',
  'shared-session/src/translation/own-texts.ts',
  'shared-session/src/load-error/load-error-texts.ts',
  'shared-session/src/allocation-changes/format-allocation.ts',
  'root-config/src/texts.ts',
];

/** `LBL_KEY: 'text'` on one line or with the text on the next, in any of the three quotes. */
const ENTRY = /\b((?:LBL|ERR|MSG)_\w+)['"]?:\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`)/g;

/** Reads every text of every package from its source, because the modules themselves need a document. */
export function packageTexts(): PackageText[] {
  return PLACES.flatMap((place) => {
    if (place.endsWith('.ts')) return textsOf(place);
    return readdirSync(join(repository, place))
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => textsOf(`${place}/${name}`));
  });
}

function textsOf(file: string): PackageText[] {
  const source = readFileSync(join(repository, file), 'utf8');
  return [...source.matchAll(ENTRY)].map(([, label = '', single, double, template]) => ({
    label,
    text: (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
    file,
  }));
}
