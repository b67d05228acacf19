import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invocation, parse } from './invocation.ts';
import { unknownArgument, VERBS } from './verbs.ts';

const repository = join(import.meta.dirname, '..', '..', '..', '..');
const documents = [
  'docs/guides/upgrading.md',
  'docs/guides/foreign-host.md',
  'docs/guides/outside.md',
  'README.md',
  'CONTRIBUTING.md',
  'platform/deployments/README.md',
];

/** A command by itself; a description may follow after two spaces. */
const COMMAND = /^ {4}(?:npm run mfe --|npx mfe|npx --package=deployments mfe) (.+?)(?: {2,}.*)?$/gm;

const commands = documents.flatMap((document) =>
  [...readFileSync(join(repository, document), 'utf8').matchAll(COMMAND)].map(
    ([, command = '']) => [document, command] as const,
  ),
);

test.each(commands)('%s: "mfe %s" is a command with options that it takes', (_, command) => {
  const parsed = parse(command.split(' '));
  const verb = VERBS[parsed.positionals[0] ?? ''];
  expect(verb).toBeDefined();
  expect(
    verb &&
      unknownArgument(
        verb,
        invocation(parsed, () => undefined),
      ),
  ).toBeUndefined();
});

test('each document gives some', () => {
  expect(new Set(commands.map(([document]) => document)).size).toBe(documents.length);
});
