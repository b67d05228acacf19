import { browserFailures } from './failures.ts';
import { reportOfProject } from './report-of-project.ts';

const spec = (title: string, projectName: string, status: string) => ({
  title,
  file: 'a.spec.ts',
  line: 1,
  ok: status === 'expected' || status === 'skipped',
  tests: [{ projectName, status, results: [{ duration: 1 }] }],
});
const report = {
  suites: [
    {
      title: 'a.spec.ts',
      specs: [spec('one', 'journeys', 'expected'), spec('two', 'widgets', 'unexpected')],
      suites: [{ title: 'group', specs: [spec('three', 'widgets', 'flaky'), spec('four', 'journeys', 'skipped')] }],
    },
  ],
};

test('each project has its own tests, at any depth', () => {
  expect(reportOfProject(report, 'journeys').statuses).toEqual(['expected', 'skipped']);
  expect(reportOfProject(report, 'widgets').statuses).toEqual(['unexpected', 'flaky']);
  expect(reportOfProject(report, 'engines').statuses).toEqual([]);
});

test('failures of other projects are left out', () => {
  const titles = (project: string) => browserFailures(reportOfProject(report, project)).map(({ title }) => title);
  expect(titles('journeys')).toEqual([]);
  expect(titles('widgets')).toEqual(['a.spec.ts:1 › two', 'a.spec.ts:1 › group › three']);
});
