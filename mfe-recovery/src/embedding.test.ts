import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostEvents } from './domain/host-events.ts';
import { offWords } from './domain/launch-options.ts';
import { configurationKeys } from './state/configuration.ts';
import { texts } from './texts/en-US.ts';

/** Other teams build on EMBEDDING.md. Its lists must equal those of the code. */

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const guide = read('EMBEDDING.md');

/** The text under a heading, up to the next heading of the same level. */
function section(title: string): string {
  const found = guide.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`EMBEDDING.md has no section "${title}".`);
  return found;
}

/** The first column of a section's table, without its heading. */
const listed = (title: string): string[] => [...section(title).matchAll(/^\| `([^`]+)` /gm)].map((row) => row[1] ?? '');

const plain = (name: string) => name.toLowerCase().replaceAll('-', '');

test('its attributes are those the element observes', () => {
  const { elements } = JSON.parse(read('micro-frontend.json'));
  expect(listed('Attributes').map(plain).sort()).toEqual(elements[0].attributes.map(plain).sort());
});

test('its words that switch an attribute off are those of the flow and of the element', () => {
  const said = /(`false`.*)switch it off/s.exec(section('Attributes'))?.[1] ?? '';
  expect([...said.matchAll(/`([^`]+)`/g)].map((word) => word[1])).toEqual(offWords);
  expect(read('..', 'root-config', 'src', 'element', 'is-open.ts')).toContain(
    `const OFF = [${offWords.map((word) => `'${word}'`).join(', ')}] as const;`,
  );
});

test('its events are those that are dispatched', () => {
  expect(listed('Events').sort()).toEqual(Object.values(hostEvents).sort());
});

test('its configuration keys are those that are read, and its example is read', () => {
  expect(listed('Configuration').sort()).toEqual([...configurationKeys].sort());
  const example = /<script type="application\/json"[^>]*>\s*(\{.*\})/.exec(section('Configuration'))?.[1] ?? '';
  expect(configurationKeys).toEqual(expect.arrayContaining(Object.keys(JSON.parse(example))));
});

test('its custom properties are tokens that the element has', () => {
  const foundation = read('..', 'mfe-widgets', 'src', 'foundation', 'foundation.css');
  const tokens = [...section('Look').matchAll(/^ {2}(--p-[a-z-]+):/gm)].map((token) => token[1] ?? '');
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => !foundation.includes(`${token}: `))).toEqual([]);
});

test('the messages it explains are the messages people see', () => {
  const explained = [...section('When something is wrong').matchAll(/^\| "([^"]+)"/gm)].map((row) => row[1] ?? '');
  const sources = ['element-content.ts', 'policy-watch.ts'];
  const element = sources.map((file) => read('..', 'root-config', 'src', 'element', file)).join();
  expect(explained).toHaveLength(4);
  const known = (message: string) => element.includes(message) || Object.values<string>(texts).includes(message);
  expect(explained.filter((message) => !known(message))).toEqual([]);
});

test('the pages it says were tried are those that are walked', () => {
  const pages = readdirSync(join(root, '..', 'reference', 'legacy-host', 'webapps', 'legacy', 'pages'))
    .filter((file) => file.endsWith('.html') && file !== 'done.html')
    .map((file) => file.replace('.html', ''));
  const rows = section('What was tried').matchAll(/^\| (`[^|]+`) \|/gm);
  const tried = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map((name) => name[1] ?? ''));
  expect(tried.sort()).toEqual(pages.sort());
});

test('its five lines are five', () => {
  const example = /```html\n([\s\S]*?)```/.exec(section('Five lines'))?.[1] ?? '';
  expect(example.trim().split('\n')).toHaveLength(5);
});
