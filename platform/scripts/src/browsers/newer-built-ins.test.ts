import type { Identifier } from '@mdn/browser-compat-data';
import { readImports } from '../fence/read-imports.ts';
import { newerBuiltIns } from './newer-built-ins.ts';
import { lackingBuiltIns } from './support.ts';

const since = (chrome: unknown): Identifier => ({ __compat: { support: { chrome } } }) as unknown as Identifier;
const data = {
  Map: { ...since({ version_added: '38' }), groupBy_static: since({ version_added: '117' }) },
  URL: { ...since([{ version_added: '19' }]), parse_static: since({ version_added: '126' }) },
  CloseWatcher: since({ version_added: '125.1' }),
  trustedTypes: since({ version_added: false }),
  Flagged: since({ version_added: '90', flags: [{ type: 'preference', name: 'flag' }] }),
  Gone: since({ version_added: '20', version_removed: '80' }),
  Preview: since({ version_added: 'preview' }),
  Unmeasured: since({ version_added: '≤79' }),
} as unknown as Identifier;
const lacking = lackingBuiltIns([data], { chrome: '125' });
const names = (text: string) => newerBuiltIns(readImports('a.ts', text).program, text, lacking).map(({ name }) => name);

test.each([
  ['URL.parse(text);', 'URL.parse'],
  ['const read = URL.parse;', 'URL.parse'],
  ['new CloseWatcher();', 'CloseWatcher'],
  ['trustedTypes.createPolicy("a");', 'trustedTypes'],
  ['new Flagged();', 'Flagged'],
  ['new Gone();', 'Gone'],
  ['new Preview();', 'Preview'],
])('%s relies on %s', (text, name) => {
  expect(names(text)).toEqual([name]);
});

test.each([
  'Map.groupBy([], String);',
  'new Unmeasured();',
  'new URL(text);',
  'URL.parse?.(text);',
  'trustedTypes?.createPolicy("a");',
  'import { CloseWatcher } from "./own.ts"; new CloseWatcher();',
  'const { trustedTypes } = realm; trustedTypes.createPolicy("a");',
  'type A = CloseWatcher;',
])('%s relies on nothing newer', (text) => {
  expect(names(text)).toEqual([]);
});
