import { describeRule } from '../../test/describe-rule.ts';
import { jobIdAndTitle } from './job-id-and-title.ts';

describeRule('Job id and title (docs: validators#validator-job)', jobIdAndTitle(), {
  key: 'match',
  accepts: [{ jobId: 1, jobTitle: 'Welder' }, null, undefined],
  refuses: [
    { jobId: 1 },
    { jobTitle: 'Welder' },
    { jobId: -1, jobTitle: 'Welder' },
    { id: 1, title: 'Welder' },
    'typed only',
    7,
    true,
    [],
    {},
  ],
  empty: 'passes',
});
