import { noReview } from '../../../domain/copy/copy-previous-period.ts';
import { addTimeTexts } from '../../../texts/add-time.ts';
import { formatReview } from './copy-review-text.ts';

const t = ((key: keyof typeof addTimeTexts) => addTimeTexts[key]) as Parameters<typeof formatReview>[0];

test('values that were not copied and new custom fields are two sentences, each with what it is about (docs: copying#copy-review)', () => {
  const review = { notCopied: new Set(['Cost center', '“gone”']), added: new Set(['Job']) };
  expect(formatReview(t, review)).toEqual([
    'Some of the values were not copied, please review your time card before the submit: Cost center, “gone”',
    'Some of custom fields are new, please review your time card before the submit: Job',
  ]);
  expect(formatReview(t, noReview())).toEqual([]);
});
