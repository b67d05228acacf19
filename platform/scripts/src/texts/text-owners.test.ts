import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { sourcesBelow, textOwners } from './text-owners.ts';

const one = { path: 'mfe-one/src/texts/en-US.ts', text: "{ LBL_ADD: 'Add', ERR_A: 'MSG_A', MSG_A:\n  'A' }" };

test('a key belongs to the package that declares its text; one that leads to another key belongs to nobody', () => {
  const again = { path: 'mfe-one/src/ui/add.tsx', text: "registerTexts({ LBL_ADD: 'Add' })" };
  expect(textOwners([one, again])).toEqual({ 'mfe-one': ['LBL_ADD', 'MSG_A'] });
});

test('a key that two packages declare is refused, with both files', () => {
  const two = { path: 'mfe-two/src/texts/en-US.ts', text: "{ LBL_ADD: 'Add' }" };
  expect(() => textOwners([one, two])).toThrow(
    'LBL_ADD belongs to mfe-one (mfe-one/src/texts/en-US.ts), and mfe-two/src/texts/en-US.ts declares it, too. Give it a key of its own.',
  );
});

test('each key of this repository has one owner, as builds read them (npm run texts)', () => {
  const recorded = JSON.parse(readFileSync(join(repository, 'shared-session', 'text-owners.json'), 'utf8'));
  expect(recorded).toEqual(textOwners(sourcesBelow(repository)));
});
