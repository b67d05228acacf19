import { Button } from 'mfe_widgets/button';
import { ConfirmDialog } from 'mfe_widgets/dialog';
import { memo, useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { inHours } from 'shared-session/hours';
import { RUN_ITEMS } from '../../domain/decision-request.ts';
import { isUnusual, marksOf } from '../../domain/marks.ts';
import { formatCount, formatHours } from '../page/formats.ts';

interface SelectionBarProps {
  readonly rows: readonly ApprovalItem[];
  /** The number of items that match. */
  readonly total: number;
  readonly selected: ReadonlySet<string> | 'all';
  readonly busy: boolean;
  readonly onSelect: (selected: ReadonlySet<string> | 'all') => void;
  readonly onApprove: (items: readonly ApprovalItem[] | 'all') => void;
  readonly onReject: (items: readonly ApprovalItem[] | 'all') => void;
  /** Shows the timecards that are the same as last period; absent if the list cannot have any. */
  readonly onSame?: () => void;
}

/** The selection and its actions: for the selected items, the page, or all matching items. */
export const SelectionBar = memo(function SelectionBar(props: SelectionBarProps) {
  const { rows, total, selected, busy, onSelect, onApprove, onReject, onSame } = props;
  const t = useText();
  const [confirming, setConfirming] = useState(false);
  const decidable = rows.filter(({ mayDecide }) => mayDecide);
  const chosen =
    selected === 'all' ? decidable : decidable.filter(({ billingItemId }) => selected.has(String(billingItemId)));
  // All items that match, including those on other pages.
  const all = selected === 'all' && total > rows.length;
  const hours = chosen.reduce((sum, { hoursWorked }) => sum + (hoursWorked ?? 0), 0);
  const unusual = chosen.filter((item) => isUnusual(marksOf(item))).length;
  const count = all ? total : chosen.length;
  // The buttons are not the same with a selection and without one.
  const select = (button: HTMLElement, next: ReadonlySet<string>) => {
    const actions = button.closest('.ap-actions');
    focusAfter(
      button,
      () => onSelect(next),
      () => actions?.querySelector<HTMLElement>(':scope > button'),
    );
  };
  if (decidable.length === 0) return null;
  return (
    <div className="ap-selection" data-chosen={count > 0}>
      <p role="status">
        {count > 0 ? (
          <>
            <b>{t('LBL_SELECTED_COUNT', { count: formatCount(count) })}</b>
            {all || hours === 0 ? null : <span>{inHours(formatHours(hours))}</span>}
            {unusual > 0 ? <span className="ap-warn">{t('LBL_UNUSUAL_COUNT', { count: unusual })}</span> : null}
          </>
        ) : (
          <span className="ap-quiet">{t('LBL_AP_ITEMS_COUNT', { count: total })}</span>
        )}
      </p>
      <div className="ap-actions">
        {count === 0 ? (
          <>
            {/* On a narrow screen the list has a box that selects the page. */}
            <span className="ap-wide">
              <Button
                size="small"
                variant="quiet"
                onClick={({ currentTarget }) =>
                  select(currentTarget, new Set(decidable.map((one) => String(one.billingItemId))))
                }
              >
                {t('LBL_SELECT_PAGE')}
              </Button>
            </span>
            {onSame ? (
              <Button size="small" disabled={busy} onClick={onSame}>
                {t('LBL_APPROVE_SAME')}{' '}
                <span className="ap-key" aria-hidden="true">
                  I
                </span>
              </Button>
            ) : null}
            {total > rows.length ? (
              <span className="ap-wide">
                <Button size="small" disabled={busy} onClick={() => onApprove(decidable)}>
                  {t('LBL_APPROVE_PAGE')}
                </Button>
              </span>
            ) : null}
            <Button size="small" disabled={busy} onClick={() => setConfirming(true)}>
              {t('LBL_APPROVE_ALL', { count: formatCount(total) })}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" variant="quiet" onClick={({ currentTarget }) => select(currentTarget, new Set())}>
              {t('LBL_CLEAR_SELECTION')}
            </Button>
            <Button size="small" disabled={busy} onClick={() => onReject(all ? 'all' : chosen)}>
              {all ? t('LBL_REJECT_ALL', { count: formatCount(total) }) : t('LBL_REJECT')}
            </Button>
            <Button
              size="small"
              variant="primary"
              disabled={busy}
              onClick={() => (all ? setConfirming(true) : onApprove(chosen))}
            >
              {all
                ? t('LBL_APPROVE_ALL', { count: formatCount(total) })
                : t('LBL_APPROVE_COUNT', { count: formatCount(count) })}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={confirming}
        title={t('LBL_APPROVE_ALL', { count: formatCount(total) })}
        confirmLabel={t('LBL_APPROVE_COUNT', { count: formatCount(total) })}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onApprove('all');
        }}
      >
        {t('MSG_APPROVE_ALL')} {total > RUN_ITEMS ? t('MSG_BATCH_BILLING') : null}
      </ConfirmDialog>
    </div>
  );
});
