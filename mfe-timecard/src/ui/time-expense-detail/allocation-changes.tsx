import '../../texts/approvers.ts';
import type { GeneralInfo } from 'shared-client/billing';
import { nameFor, useText } from 'shared-session';
import { formatAllocationChange } from 'shared-session/allocation-changes';
import { Moment } from 'shared-session/moment';

interface AllocationChangesProps {
  readonly changes: GeneralInfo['allocationChanges'];
  readonly precision: number;
}

/** Approvers' changes to the allocations of a timecard, by whom and when. */
export function AllocationChanges({ changes, precision }: AllocationChangesProps) {
  const t = useText();
  return (
    <section className="tc-panel">
      <h2>{t('LBL_ALLOCATIONS_CHANGED')}</h2>
      <ol className="tc-history">
        {changes.map(({ by, byFor, at, changes: lines }) => (
          <li key={at}>
            <b>{nameFor(t, by, byFor)}</b>
            <small>
              <Moment at={at} />
            </small>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a change never change, and two may be equal.
              <span key={index}>{formatAllocationChange(t, line, precision)}</span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
