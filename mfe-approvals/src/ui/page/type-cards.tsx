import { Skeleton } from 'mfe_widgets/skeleton';
import type { ApprovalCard, ApprovalCardType, ApprovalSummary } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { readListState, writeListState } from '../../domain/list-state.ts';
import { formatAmount, formatCount, formatHours } from './formats.ts';

/** Label keys of the kinds of items. */
export const CARD_LABELS: Readonly<Record<ApprovalCardType | 'recent', string>> = {
  TIME: 'LBL_MENU_TIMECARDS',
  EXPENSE: 'LBL_MENU_EXPENSES',
  PROJECT: 'LBL_MENU_PROJECTS',
  ADJUSTMENT: 'LBL_MENU_ADJUSTMENTS',
  recent: 'LBL_RECENT_ACTIVITY',
};
const VIEWS = ['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT', 'recent'] as const;

function pathOf(view: (typeof VIEWS)[number], onBehalfOf: number | null): string {
  const query = writeListState({ ...readListState(new URLSearchParams()), view, onBehalfOf });
  return `/manager/time-and-billing${query ? `?${query}` : ''}`;
}

interface TypeCardsProps {
  /** Undefined while it is loading. */
  readonly summary: ApprovalSummary | undefined;
  /** The card of the current list; none on the home page. */
  readonly current?: (typeof VIEWS)[number];
  /** The person whose records they are. */
  readonly onBehalfOf?: number | null;
}

/** The number of waiting items of each kind, each a link to their list. */
export function TypeCards({ summary, current, onBehalfOf = null }: TypeCardsProps) {
  const t = useText();
  return (
    <nav aria-label={t('LBL_WAITING_FOR_APPROVAL')}>
      <ul className="ap-cards">
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              className="ap-type-card"
              href={hrefOf(pathOf(view, onBehalfOf))}
              {...(view === current ? { 'aria-current': 'page' as const } : {})}
            >
              <span>{t(CARD_LABELS[view])}</span>
              {summary ? <Figures summary={summary} view={view} /> : <Skeleton lines={2} width={72} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Figures({ summary, view }: { summary: ApprovalSummary; view: (typeof VIEWS)[number] }) {
  const t = useText();
  const card = summary.cards.find(({ type }) => type === view);
  return (
    <>
      <b>{formatCount(card?.count ?? summary.recentCount)}</b>
      <small>{card ? sumOf(card) : t('LBL_LAST_SEVEN_DAYS')}</small>
    </>
  );
}

function sumOf({ type, hours, amounts }: ApprovalCard): string {
  if (type === 'TIME') return `${formatHours(hours)} h`;
  return amounts.map(({ amount, currency }) => formatAmount(amount, currency)).join(' · ') || '–';
}
