import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJourneys } from './journey.ts';
import { accessibleName, stepInWords } from './step-name.ts';

const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(value: unknown) {
  const file = join(folder, 'journeys.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return () => readJourneys(file);
}

const field = { role: 'textbox', name: 'Note' };
const steps = [{ go: '/notes' }, { type: 'a', into: field }, { see: field, value: 'a' }];

test('journeys are read; a package without the file has none', () => {
  expect(read([{ name: 'A note', as: 'worker', steps }])()).toEqual([{ name: 'A note', as: 'worker', steps }]);
  expect(readJourneys(join(folder, 'none.json'))).toBeUndefined();
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '[', /journeys\.json is not JSON: /],
  [
    'an unknown step',
    [{ name: 'A', steps: [{ go: '/a' }, { wait: 1 }] }],
    /0\.steps\.1 is no step: one of "go", "see"/,
  ],
  ['an unknown role', [{ name: 'A', steps: [{ go: '/a' }, { press: { role: 'knob' } }] }], /0\.steps\.1/],
  ['one step', [{ name: 'A', steps: [{ go: '/a' }] }], /0\.steps has fewer than two steps$/],
])('a file is refused with its name and the place: %s', (_, value, message) => {
  expect(read(value)).toThrow(message);
});

test('an element is found by its English name, whole or around "*", or by the text of a label key', () => {
  const texts = new Map([
    ['LBL_SAVE', 'Save'],
    ['LBL_WEEK', 'Week of {{date}}'],
  ]);
  const of = (target: object) => accessibleName({ role: 'button', ...target }, texts);
  expect([of({}), of({ name: 'Save' }), of({ label: 'LBL_SAVE' })]).toEqual([undefined, 'Save', 'Save']);
  expect(of({ name: 'Week of*' })).toEqual(/^Week of.*$/s);
  expect(of({ name: 'A (b)*' })).toEqual(/^A \(b\).*$/s);
  expect(of({ label: 'LBL_WEEK' })).toEqual(/^Week of .*$/s);
  expect(() => of({ label: 'LBL_GONE' })).toThrow('LBL_GONE has no English text in the builds');
});

test('a message says a step in words', () => {
  expect(
    [...steps, { press: { role: 'button', label: 'LBL_SAVE' } }, { unseen: { role: 'dialog' } }, { key: 'Tab' }].map(
      (step) => stepInWords(step as Parameters<typeof stepInWords>[0]),
    ),
  ).toEqual([
    'go to /notes',
    'type "a" into the textbox "Note"',
    'see the textbox "Note" with "a"',
    'press the button LBL_SAVE',
    'see a dialog no more',
    'press the key Tab',
  ]);
});
