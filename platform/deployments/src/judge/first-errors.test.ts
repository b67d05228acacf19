import * as v from 'valibot';
import { report } from '../receive/event-schema.ts';
import { metrics } from '../receive/metrics.ts';
import { firstErrors, firstErrorsInWords } from './first-errors.ts';
import { seriesIn } from './series.ts';

const own = { microFrontend: 'mfe_a', version: '2', cohort: 'candidate', route: '/a/{id}' };
const thrown = { ...own, type: 'error', kind: 'render', by: 'script', error: 'TypeError', position: 'app.1.js:1:20' };
const neighbour = { ...thrown, microFrontend: 'mfe_b', version: '7', route: '/b', kind: 'mount', error: undefined };

function errorsAfter(...reports: (readonly [group: string, counts: readonly string[], ...events: object[]])[]) {
  const { count, text } = metrics();
  for (const [group, counts, ...events] of reports) {
    const trial = { canaries: [{ microFrontend: 'mfe_a', version: '2', group }], counts };
    count(v.parse(report, { revision: 2, events, trial }));
  }
  return firstErrors(seriesIn(text()), 'mfe_a@2');
}

const found = async (position: object) => {
  expect(position).toMatchObject({ name: 'mfe_a', version: '2', file: 'app.1.js', line: 1, column: 20 });
  return { source: 'src/ui/page.tsx', line: 12, column: 5 };
};

test('what page loads of the candidate began to fail with is said with its place, the most frequent first', async () => {
  const errors = errorsAfter(
    ['candidate', ['page', 'failed'], { ...neighbour, position: undefined }],
    ['candidate', ['page', 'failed'], thrown],
    ['candidate', ['failed'], thrown],
  );
  expect(await firstErrorsInWords(errors, found)).toBe(
    '2 begin with TypeError of mfe_a on /a/{id} (mfe_a, src/ui/page.tsx:12:5), 1 begin with mount of mfe_b on /b',
  );
});

test('later errors of a page load, and those of pages with the live version, are no beginning', () => {
  expect(errorsAfter(['candidate', [], thrown], ['candidate', ['page'], thrown], ['live', ['failed'], thrown])).toEqual(
    [],
  );
});

test('an error that was thrown in a library has its place there; without a map it is the one in the script', async () => {
  const inLibrary = {
    ...thrown,
    thrownIn: { microFrontend: 'mfe_widgets', version: '3', position: 'button.1.js:1:9' },
  };
  const errors = errorsAfter(['candidate', ['page', 'failed'], inLibrary]);
  expect(await firstErrorsInWords(errors, async () => undefined)).toBe(
    '1 begin with TypeError of mfe_a on /a/{id} (mfe_widgets, 3/button.1.js:1:9)',
  );
});
