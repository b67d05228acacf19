import { EmptyState } from 'mfe_widgets/empty-state';
import type { ApprovalRecord } from 'shared-client/schema/records';
import { nameFor, useText } from 'shared-session';
import { Moment } from 'shared-session/moment';
import { EVENT_LABELS } from './labels.ts';

/** The actions and comments of a record as cards, the newest first. */
export function RecordHistory({ record }: { readonly record: ApprovalRecord }) {
  const t = useText();
  if (record.history.length === 0) return <EmptyState icon="clock" title={t('MSG_NO_HISTORY')} />;
  return (
    <ol className="ap-events ap-panel">
      {record.history.map(({ what, by, byFor, at, text, person }) => (
        <li key={`${at} ${what} ${person ?? ''}`} className="ap-card ap-pad">
          <b>{t(EVENT_LABELS[what], { name: person ?? '' })}</b>
          <span className="ap-quiet">
            <Moment by={nameFor(t, by, byFor)} at={at} />
          </span>
          {text ? <p>{text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
