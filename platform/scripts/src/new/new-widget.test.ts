import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitlesOf } from '../docs/test-titles.ts';
import { repository } from '../paths.ts';
import { newWidget } from './new-widget.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const exists = (path: string) => existsSync(join(repository, path));
const here = { read, exists, anchors: ['status-badge', 'work-week'] };
const written = newWidget('hours-meter', 'A bar that fills as hours are entered.', here);
const folder = 'mfe-widgets/src/hours-meter';

test('a new widget has a contract, a component, a style sheet, a story, a test that cites its rule, and a changeset', () => {
  expect(written.get(`${folder}/index.ts`)).toBe(
    "export { HoursMeter, type HoursMeterProps } from './hours-meter.tsx';\n",
  );
  expect(written.get(`${folder}/hours-meter.tsx`)).toContain('/** A bar that fills as hours are entered. */');
  expect(written.get(`${folder}/hours-meter.css`)).toMatch(/^\.wd-hours-meter \{/);
  expect(written.get(`${folder}/hours-meter.stories.tsx`)).toContain("title: 'Feedback/HoursMeter'");
  const [title] = testTitlesOf(written.get(`${folder}/hours-meter.test.tsx`) ?? '');
  expect(title).toBe(`it shows its label (docs: widgets#${'hours-meter'})`);
  expect(written.get('.changeset/hours-meter.md')).toMatch(
    /^---\n"mfe-widgets": minor\n---\n\nNew widget: `hours-meter`/,
  );
});

test.each([
  ['mfe-widgets/src/internal/sheets/pages.css', '@import "../../hours-meter/hours-meter.css" layer(widgets);\n'],
  ['mfe-widgets/test/stories.test.ts', "  'hours-meter': { labelled: 'Feedback/HoursMeter/Labelled' },\n"],
  ['mfe-widgets/webpack.config.ts', "    hoursmeter: ['./hours-meter'],\n"],
  ['e2e/tests/page/one-widget.spec.ts', '  hoursmeter: 1,\n'],
  ['docs/reference/widgets.md', '- <a id="hours-meter"></a>**Hours meter.** A bar that fills as hours are entered.\n'],
])('%s gets one line and keeps the rest', (path, line) => {
  const text = written.get(path) ?? '';
  expect(text).toContain(line);
  const rest = text.replace(line, '');
  expect(rest.replace('\n## Other widgets\n\n', '')).toBe(read(path).replace('\n## Other widgets\n\n', ''));
});

test('a second widget joins the first in every list, in order', () => {
  const after = { ...here, read: (path: string) => written.get(path) ?? read(path) };
  const both = newWidget('hours-clock', 'A clock.', after);
  expect(both.get('docs/reference/widgets.md')?.match(/^## Other widgets$/gm)).toHaveLength(1);
  expect(both.get('docs/reference/widgets.md')).toMatch(/\*\*Hours meter\.\*\*[^\n]*\n- <a id="hours-clock">/);
  expect(both.get('mfe-widgets/test/stories.test.ts')).toMatch(/ {2}'hours-clock': .*\n {2}'hours-meter': /);
});

test.each([
  ['HoursMeter', '"HoursMeter" is no name for a widget'],
  ['../hours', '"../hours" is no name for a widget'],
  ['select', 'mfe-widgets/src/select exists already'],
  ['work-week', 'docs/ has an anchor "work-week" already'],
])('%s is rejected', (name, sentence) => {
  expect(() => newWidget(name, 'A widget.', here)).toThrow(sentence);
});

test('the guide lists the files of a new widget, and counts those that are changed by hand', () => {
  const guide = read('docs/guides/widget.md');
  const [byHand = [], byCommand = []] = guide
    .split(/^\| (?=by hand|written)/m)
    .slice(1)
    .map((table) => [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path));
  expect(guide).toContain(`**${byHand.length} files** by hand`);
  expect(read('docs/README.md')).toContain(
    `(guides/widget.md) | ${byHand.length}, and ${byCommand.length} written by \`npm run new\` |`,
  );
  // The rule is the example's own; the report is written by `npm run api`.
  const own = ['filled-percent.ts', 'filled-percent.test.ts'].map((name) => `${folder}/${name}`);
  expect([...byHand, ...byCommand].sort()).toEqual(
    [...written.keys(), ...own, 'mfe-widgets/api/hours-meter.api.md'].sort(),
  );
});
