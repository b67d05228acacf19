import type { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import type { CopyReview } from '../../../domain/copy/copy-previous-period.ts';

/** The review after a copy: two sentences (docs: copying#copy-review), each with the fields it is about. */
export function formatReview(t: ReturnType<typeof useText>, { notCopied, added }: CopyReview): string[] {
  const format = (sentence: string, about: ReadonlySet<string>): string[] =>
    about.size === 0 ? [] : [`${sentence}: ${formatFacts([...about])}`];
  return [...format(t('LBL_NO_VALUES_REVIEW_TIMECARD'), notCopied), ...format(t('LBL_CF_NEW_REVIEW_TIMECARD'), added)];
}
