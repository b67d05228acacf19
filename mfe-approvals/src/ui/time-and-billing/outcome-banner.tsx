import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { DecisionOutcome } from 'shared-client/approvals';
import { nameFor, type Translate, useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import type { Outcome } from '../../domain/decision-queue.ts';
import { formatDate } from '../page/formats.ts';

const NAMED = 8;
const LABELS: Readonly<Record<Exclude<DecisionOutcome['fate'], 'decided'>, string>> = {
  changed: 'MSG_OUTCOME_CHANGED',
  own: 'MSG_OUTCOME_OWN',
  forbidden: 'MSG_OUTCOME_FORBIDDEN',
  missing: 'MSG_OUTCOME_MISSING',
  final: 'MSG_OUTCOME_FINAL',
};

/** The reason why an item was not decided, or not undone. */
export function outcomeText(t: Translate, { fate, by, byFor, at }: DecisionOutcome): string {
  if (fate !== 'decided') return t(LABELS[fate]);
  return t('MSG_OUTCOME_DECIDED', { by: nameFor(t, by, byFor), time: at ? formatMoment(at) : '' });
}

/** The items that were not decided or undone as requested, each with the reason. */
export function OutcomeBanners({ outcomes, onDismiss }: { outcomes: readonly Outcome[]; onDismiss: () => void }) {
  const t = useText();
  return outcomes.map(({ kind, count, fates, refusals }) => (
    <Banner key={kind} tone="warning" title={t(kind === 'undo' ? 'MSG_NOT_UNDONE' : 'MSG_NOT_DECIDED', { count })}>
      <ul>
        {refusals.slice(0, NAMED).map(({ what, ids, reason }) => (
          <li key={`${what} ${ids.join()}`}>
            <b>{what}</b>: {reason}
          </li>
        ))}
        {fates.slice(0, NAMED).map((one) => (
          <li key={one.billingItemId}>
            <b>{one.workerName}</b> {one.periodEndDate ? formatDate(one.periodEndDate) : null}: {outcomeText(t, one)}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onDismiss}>
        {t('LBL_DISMISS')}
      </Button>
    </Banner>
  ));
}

/** The reasons why items of the list were not decided, by id. */
export const reasonsOf = (t: Translate, outcomes: readonly Outcome[]): ReadonlyMap<number, string> =>
  new Map(
    outcomes
      .filter(({ kind }) => kind === 'decide')
      .flatMap(({ fates, refusals }) => [
        ...fates.map((one) => [one.billingItemId, outcomeText(t, one)] as const),
        ...refusals.flatMap(({ ids, reason }) => ids.map((id) => [id, reason] as const)),
      ]),
  );
