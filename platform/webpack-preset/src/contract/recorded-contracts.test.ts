import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedContracts } from './recorded-contracts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an installed package says what its modules promise; what no package knows is absent', () => {
  const button = { exports: { Button: 'react.JSX.Element' }, types: {} };
  const client = { exports: { upload: 'string' }, types: {} };
  for (const [name, contracts] of [
    ['mfe-widgets', { 'mfe_widgets/button': button }],
    ['shared-client', { 'shared-client': client }],
  ] as const) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'contracts.json'), JSON.stringify(contracts));
  }
  const requests = ['mfe_widgets/button', 'mfe_widgets/gone', 'shared-client', 'shared-session'];
  expect(recordedContracts(folder, requests)).toEqual({ 'mfe_widgets/button': button, 'shared-client': client });
});
