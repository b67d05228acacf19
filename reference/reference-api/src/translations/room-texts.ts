import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that a room brings with it: its label, its English, and the file it stands in. */
export interface RoomText {
  readonly label: string;
  readonly text: string;
  readonly file: string;
}

const repository = new URL('../../../../', import.meta.url).pathname;

/** Where rooms keep the English texts they are built with. */
const PLACES = [
  ...['mfe-recovery', 'mfe-shell', 'mfe-timecard'].map((room) => `${room}/src/texts`),
  'mfe-widgets/src/internal/texts',
  'shared-session/src/translation/own-texts.ts',
  'root-config/src/texts.ts',
];

/** `LBL_KEY: 'text'` on one line or with the text on the next, in any of the three quotes. */
const ENTRY = /\b((?:LBL|ERR|MSG)_\w+)['"]?:\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`)/g;

/** Every text of every room, read from the source: the rooms' modules need a document, this does not. */
export function roomTexts(): RoomText[] {
  return PLACES.flatMap((place) => {
    if (place.endsWith('.ts')) return textsOf(place);
    return readdirSync(join(repository, place))
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .flatMap((name) => textsOf(`${place}/${name}`));
  });
}

function textsOf(file: string): RoomText[] {
  const source = readFileSync(join(repository, file), 'utf8');
  return [...source.matchAll(ENTRY)].map(([, label = '', single, double, template]) => ({
    label,
    text: (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
    file,
  }));
}
