import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { ApprovalSummary } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import type { ListState } from '../../domain/list-state.ts';
import { TypeCards } from '../page/type-cards.tsx';

interface PageHeadProps {
  /** Undefined while it is loaded. */
  readonly summary: ApprovalSummary | undefined;
  readonly view: ListState['view'];
  readonly onKeys: () => void;
}

/** What waits, since when, and the way to the keys; who decides nothing is told so. */
export function PageHead({ summary, view, onKeys }: PageHeadProps) {
  const t = useText();
  return (
    <>
      <header className="ap-title">
        <div>
          <h1>{t('LBL_MENU_TIME_AND_BILLING')}</h1>
          <p>
            {summary?.oldestSubmittedAt
              ? t('MSG_OLDEST_SINCE', { date: formatMoment(summary.oldestSubmittedAt) })
              : null}
          </p>
        </div>
        {summary?.mayDecide ? (
          <div className="ap-keys-button">
            <Button icon="info" onClick={onKeys}>
              {t('LBL_KEYS')}
            </Button>
          </div>
        ) : null}
      </header>
      <TypeCards summary={summary} current={view} />
      {summary && !summary.mayDecide ? (
        <Banner tone="info" live="off">
          {t('MSG_VIEW_ONLY')}
        </Banner>
      ) : null}
    </>
  );
}
