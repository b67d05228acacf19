import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { memo } from 'react';
import type { ApprovalSummary, Principal } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { type ListState, queryOf, type RecordsOf } from '../../domain/list-state.ts';
import { ExportList } from '../page/export-list.tsx';
import { TypeCards } from '../page/type-cards.tsx';
import { RecordOwner, RecordsSwitch } from './record-owner.tsx';

interface PageHeadProps {
  /** Undefined while loading; null if loading failed. */
  readonly summary: ApprovalSummary | undefined | null;
  /** The people the reader is a delegate of. */
  readonly principals: readonly Principal[];
  readonly state: ListState;
  readonly onKeys: () => void;
  /** The reader may see the records of the company. */
  readonly hasCompanyRecords: boolean;
  readonly onRecords: (records: RecordsOf) => void;
}

/** The title with the oldest submission, and the button for the keys. Readers who may not decide see a notice. */
export const PageHead = memo(function PageHead({
  summary,
  principals,
  hasCompanyRecords,
  state,
  onKeys,
  onRecords,
}: PageHeadProps) {
  const t = useText();
  const { view, onBehalfOf, records } = state;
  const principal = principals.find(({ userId }) => userId === onBehalfOf);
  return (
    <>
      <header className="ap-title">
        <div>
          <h1>{t('LBL_AP_MENU_TIME_AND_BILLING')}</h1>
          <p>
            {summary?.oldestSubmittedAt
              ? t('MSG_OLDEST_SINCE', { date: formatMoment(summary.oldestSubmittedAt) })
              : null}
          </p>
        </div>
        <div className="ap-actions">
          <RecordsSwitch
            principals={principals}
            hasCompanyRecords={hasCompanyRecords}
            shown={records ?? summary?.records ?? 'own'}
            onBehalfOf={onBehalfOf}
            onChange={onRecords}
          />
          {summary?.mayDecide ? (
            <div className="ap-keys-button">
              <Button icon="info" onClick={onKeys}>
                {t('LBL_KEYS')}
              </Button>
            </div>
          ) : null}
          {/* Placed last, so that it does not move when the others appear. */}
          <ExportList list="approvals" query={queryOf(state)} />
        </div>
      </header>
      {principal ? <RecordOwner principal={principal} /> : null}
      {summary === null ? null : <TypeCards summary={summary} current={view} records={state} />}
      {summary && !summary.mayDecide ? (
        <Banner tone="info" live="off">
          {t('MSG_VIEW_ONLY')}
        </Banner>
      ) : null}
    </>
  );
});
