import { Skeleton } from 'mfe_widgets/skeleton';
import type { ApprovalCard, ApprovalCardType, ApprovalSummary } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { hrefOf } from 'shared-session/routing';
import { type RecordsOf, readListState, writeListState } from '../../domain/list-state.ts';
import { formatAmount, formatCount, formatHours } from './formats.ts';

/** Label keys of the kinds of items. */
export const CARD_LABELS: Readonly<Record<ApprovalCardType | 'recent', string>> = {
  TIME: 'LBL_AP_MENU_TIMECARDS',
  EXPENSE: 'LBL_AP_MENU_EXPENSES',
  PROJECT: 'LBL_AP_MENU_PROJECTS',
  ADJUSTMENT: 'LBL_AP_MENU_ADJUSTMENTS',
  recent: 'LBL_RECENT_ACTIVITY',
};
const VIEWS = ['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT', 'recent'] as const;

function pathOf(view: (typeof VIEWS)[number], { onBehalfOf, records }: RecordsOf): string {
  const query = writeListState({ ...readListState(new URLSearchParams()), view, onBehalfOf, records });
  return `/manager/time-and-billing${query ? `?${query}` : ''}`;
}

const OWN: RecordsOf = { onBehalfOf: null, records: null };

interface TypeCardsProps {
  /** Undefined while it is loading. */
  readonly summary: ApprovalSummary | undefined;
  /** The card of the current list; none on the home page. */
  readonly current?: (typeof VIEWS)[number];
  /** The owner of the records; by default the reader's. */
  readonly records?: RecordsOf;
}

/** Browsers scroll to what has the focus only if none of it is in view: on a phone a card may be cut off. */
const scrollToWhole = (card: HTMLElement): void => card.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** The number of waiting items of each kind, each a link to their list. */
export function TypeCards({ summary, current, records = OWN }: TypeCardsProps) {
  const t = useText();
  return (
    <nav aria-label={t('LBL_WAITING_FOR_APPROVAL')}>
      <ul className="ap-cards">
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              className="ap-type-card"
              href={hrefOf(pathOf(view, records))}
              onFocus={({ currentTarget }) => scrollToWhole(currentTarget)}
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
  if (type === 'TIME') return inHours(formatHours(hours));
  return amounts.map(({ amount, currency }) => formatAmount(amount, currency)).join(' · ') || '–';
}
