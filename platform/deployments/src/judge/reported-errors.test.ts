import { errorsInWords, reportedErrors } from './reported-errors.ts';
import { seriesIn } from './series.ts';

const TEXT = `# HELP portal_errors_total Errors
portal_errors_total{micro_frontend="mfe_a",version="2",cohort="canary",kind="rejection"} 2
portal_errors_total{micro_frontend="mfe_a",version="2",cohort="canary",kind="render"} 1017
portal_errors_total{micro_frontend="mfe_a",version="2",cohort="live",kind="render"} 1
portal_errors_total{micro_frontend="mfe_a",version="1",cohort="live",kind="render"} 40
portal_errors_total{micro_frontend="mfe_b",version="2",cohort="live",kind="mount"} 7
portal_mounts_total{micro_frontend="mfe_a",version="2",cohort="canary",outcome="failed"} 5`;

test("the errors of a version are said by kind, the most frequent first, and no other version's are", () => {
  expect(errorsInWords(reportedErrors(seriesIn(TEXT), 'mfe_a@2'))).toBe('1,018 render, 2 rejection');
  expect(errorsInWords(reportedErrors(seriesIn(TEXT), 'mfe_a@3'))).toBe('');
});
