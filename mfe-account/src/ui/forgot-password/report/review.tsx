import { Button } from 'mfe_widgets/button';
import { type JSX, useEffect, useRef, useState } from 'react';
import { getResetReview, type ResetReview, removeReviewed } from 'shared-client/account';
import { useText } from 'shared-session';
import type { Failure } from '../../../domain/failure.ts';
import { askedKey, nextAsked } from '../../../domain/review-progress.ts';
import { thingLabel } from '../../../domain/thing-label.ts';
import { callFailure } from '../../../state/call-failure.ts';
import type { AroundCalls } from '../../../state/reset-store.ts';
import { FailureBanner } from '../../failure-banner.tsx';
import { useInstant } from '../../user-account/use-instant.ts';
import { Things } from './things.tsx';

/**
 * After a reset: what a report has removed, and what was added lately, one by one, with what is left without it (docs: account#review).
 * Nothing if there is neither.
 */
export function Review({
  reset,
  calls = { getResetReview, removeReviewed },
}: {
  readonly reset: string;
  readonly calls?: Pick<AroundCalls, 'getResetReview' | 'removeReviewed'> | undefined;
}): JSX.Element | null {
  const t = useText();
  const instant = useInstant();
  const heading = useRef<HTMLHeadingElement>(null);
  const [review, setReview] = useState<ResetReview>();
  const [mine, setMine] = useState<readonly string[]>([]);
  const [wasAsked, setWasAsked] = useState(false);
  const [failed, setFailed] = useState<{ readonly failure: Failure; readonly retry: () => void }>();
  const [busy, setBusy] = useState(false);
  const run = async (what: string, call: () => Promise<ResetReview>): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      setReview(await call());
    } catch (error) {
      setFailed({ failure: callFailure(what, error), retry: () => void run(what, call) });
    }
    setBusy(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the review is read once.
  useEffect(() => void run('reading a review', () => calls.getResetReview(reset)), [reset]);
  const thing = review && nextAsked(review.asked, mine);
  const key = thing && askedKey(thing);
  // The focus goes to the next question, and after the last one to the closing sentence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is another one for each thing.
  useEffect(() => {
    if (wasAsked) heading.current?.focus();
  }, [key, wasAsked]);
  const answer = (work: () => void): void => {
    // The answer before is still on its way, and this one would be about the same thing.
    if (busy) return;
    setWasAsked(true);
    work();
  };
  // A review that is over, or that the server does not have, is not missed.
  if (!review)
    return failed?.failure.isRepeatable ? <FailureBanner failure={failed.failure} onRetry={failed.retry} /> : null;
  return (
    <div className="ac-form">
      {review.revoked.length === 0 ? null : <Things title={t('LBL_REPORT_REMOVED')} things={review.revoked} />}
      {thing ? (
        <section className="ac-form">
          <h2 ref={heading} tabIndex={-1}>
            <b>{t('LBL_REVIEW')}</b>
          </h2>
          <p>
            <b>{t(...thingLabel(thing))}</b>
            <br />
            <small className="ac-quiet">{t('LBL_SINCE', { when: instant(thing.since, 'time') })}</small>
          </p>
          <Things title={t('LBL_WITHOUT_THIS')} things={thing.left} first={t('LBL_YOUR_NEW_PASSWORD')} />
          <FailureBanner failure={failed?.failure} onRetry={failed?.retry} />
          <div className="ac-foot">
            <Button size="large" block onClick={() => answer(() => setMine([...mine, askedKey(thing)]))}>
              {t('LBL_IS_MINE')}
            </Button>
            <Button
              size="large"
              variant="danger"
              block
              busy={busy}
              onClick={() => answer(() => void run('removing something', () => calls.removeReviewed(reset, thing)))}
            >
              {t('LBL_NOT_MINE')}
            </Button>
          </div>
        </section>
      ) : wasAsked ? (
        <h2 ref={heading} tabIndex={-1}>
          <b>{t('MSG_REVIEWED')}</b>
        </h2>
      ) : null}
    </div>
  );
}
