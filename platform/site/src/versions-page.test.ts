import { readContents } from './contents.ts';
import { versionsPage } from './versions-page.ts';

const log = (name: string, ...versions: string[]) => ({
  name,
  path: `changes/${name}`,
  text: `# ${name}\n\n${versions.map((version) => `## ${version}\n\nTag \`v${version}\`, 2026-11-2${version[2]}.\n`).join('\n')}`,
});

test('the newest version is the first, with its date and the packages that have it', () => {
  const { content } = versionsPage([log('one', '1.10.0', '1.9.0'), log('other', '1.10.0')], []);
  expect(content.split('\n').filter((line) => /^\| \d/.test(line))).toEqual([
    '| 1.10.0 | 2026-11-21 | [one](/changes/one), [other](/changes/other) |',
    '| 1.9.0 | 2026-11-29 | [one](/changes/one) |',
  ]);
});

test('what comes next has its packages and steps, and an empty changeset is left out', () => {
  const changeset = '---\n"one": minor\n"other": patch\n---\n\nA `<tag>` of\ntwo <lines>.\n';
  const { content } = versionsPage([], [changeset, '---\n---\n', '# Changesets\n']);
  expect(content.split('## Next')[1]?.trim()).toBe('- `one` (minor), `other` (patch): A `<tag>` of two &lt;lines&gt;.');
});

test('the site lists the versions of its changelogs', () => {
  const page = readContents().generated.find(({ path }) => path === 'changes/versions');
  expect(page?.content).toMatch(/\| 1\.1\.0 \| 2026-11-28 \| \[deployments\]\(\/changes\/deployments\), /);
});
