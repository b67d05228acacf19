import { cannotRun, isBefore, mustNotRun, type RanMigration } from './way-back.ts';

const ran = (name: string, effect: RanMigration['effect'], after: string | null = null): RanMigration => ({
  name,
  effect,
  removal_after: after,
  release: '1.4.0',
});
const addition = ran('301-totals', 'addition');
const removal = ran('302-no-sums', 'removal', '1.3.0');

test.each([
  ['1.2.0', []],
  ['1.2.0', [addition]],
  ['1.3.0', [addition, removal]],
  ['1.10.0', [removal]],
])('release %s runs after %j', (release, newer) => {
  expect(cannotRun(release, newer)).toBeUndefined();
});

test('a release that uses what was removed is told which one to start', () => {
  expect(cannotRun('1.2.0', [addition, removal])).toBe(
    'Release 1.4.0 has removed columns or tables that release 1.2.0 uses (302-no-sums). Start release 1.3.0 or a later one, or restore the backup that was taken before the upgrade (docs/operations.md, "Upgrading the API").',
  );
});

test('a migration without a mark is not accepted', () => {
  expect(cannotRun('1.2.0', [ran('301-draft', null)])).toMatch(
    /^The database has a migration .*\(301-draft\)\. Start /,
  );
});

const pending = [
  { name: '301-totals', effect: 'addition' },
  { name: '302-no-sums', effect: { removalAfter: '1.3.0' } },
] as const;

test.each([
  ['of a new database', []],
  ['after its release', ['1.1.0', '1.3.0']],
  ['after a later one', ['1.10.0']],
])('a removal may run %s', (_, seen) => {
  expect(mustNotRun('1.4.0', pending, seen)).toBeUndefined();
});

test('a removal does not run before its release has run on the database', () => {
  expect(mustNotRun('1.4.0', pending, ['1.1.0', '1.2.0'])).toBe(
    'Release 1.4.0 removes columns or tables that the release before it still uses (302-no-sums). Start release 1.3.0 first, and replace all processes by it (docs/operations.md, "Upgrading the API").',
  );
});

test.each([
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.9.0', false],
  ['2.0.0', '2.0.0', false],
])('%s is before %s: %s', (release, other, expected) => {
  expect(isBefore(release, other)).toBe(expected);
});
