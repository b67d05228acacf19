import type { Note } from './early-notes.ts';
import { lastWords } from './last-words.ts';

const reporter = { revision: 7, share: 1, canaries: [] };
const application = { request: 'mfe_a/page' } as NonNullable<Note['region']>['application'];
const about = { at: 1, route: '/a', version: '2' };
const load: Note = { ...about, load: { request: 'mfe_a/page', outcome: 'loaded', ms: 12, at: 1 } };
const shown: Note = { ...about, region: { state: 'shown', application, ms: 3.4 } };
const failed: Note = { ...about, region: { state: 'failed', application, kind: 'timeout' } };
const thrown: Note = { ...about, version: undefined, event: { type: 'error' } as Event };

const said = (notes: Note[], by: Parameters<typeof lastWords>[0] = reporter) =>
  JSON.parse(lastWords(by, notes) ?? '{}') as { events: Record<string, unknown>[]; trial?: object };

test('loads and mounts of a short visit are counted', () => {
  const owner = { microFrontend: 'mfe_a', version: '2', cohort: 'live', route: '/a', request: 'mfe_a/page' };
  expect(said([load, shown, { ...about, region: { state: 'hidden', application } }]).events).toEqual([
    { ...owner, type: 'load', outcome: 'loaded', ms: 12 },
    { ...owner, type: 'mount', outcome: 'shown', ms: 3 },
  ]);
});

test('a failed mount is a mount and an error; an error of nobody is an error', () => {
  expect(
    said([failed, thrown]).events.map(({ type, outcome, microFrontend }) => [type, outcome, microFrontend]),
  ).toEqual([
    ['mount', 'failed', 'mfe_a'],
    ['error', undefined, 'mfe_a'],
    ['error', undefined, 'unknown'],
  ]);
});

test('the trial of a candidate counts the page, and a failure only where there was one', () => {
  const by = { ...reporter, canaries: [{ microFrontend: 'mfe_a', version: '2', group: 'candidate' } as const] };
  expect(said([shown], by)).toMatchObject({ trial: { counts: ['page'] }, events: [{ cohort: 'candidate' }] });
  expect(said([failed], by)).toMatchObject({ trial: { counts: ['page', 'failed'] } });
  expect(said([], by)).toMatchObject({ trial: { counts: ['page'] }, events: [] });
});

test('there is nothing to say without notes or candidates, and once the reporting code is there', () => {
  expect(lastWords(reporter, [])).toBeUndefined();
  expect(lastWords(reporter, undefined)).toBeUndefined();
});
