import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import type { RefObject } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatList } from 'shared-session/lists';
import { entriesAsText } from '../../../domain/conflict/entries-as-text.ts';
import type { Merge } from '../../../domain/conflict/merge.ts';
import { undo } from '../../../state/add-time/edit-history.ts';
import { copyText } from '../copy-text.ts';
import { dayLabel } from '../day-label.ts';
import { useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { formatPlaces } from './merge-text.ts';

interface MergeReceiptProps {
  readonly title: string;
  /** The action that undo reverts: `ACTION_…`. */
  readonly step: string;
  readonly merge: Merge;
  /** The receipt's element, for callers that lead to it. */
  readonly banner: RefObject<HTMLDivElement | null>;
  readonly onClose: () => void;
}

/**
 * The receipt of a merge: changes taken from the other side, own days that take no entries any more, and Undo as long as nothing was
 * entered since.
 */
export function MergeReceipt({ title, step, merge, banner, onClose }: MergeReceiptProps) {
  const t = useText();
  const store = useTimecardStore();
  const rules = useRules();
  const { form, taken, refused } = merge;
  const isAsMerged = useTimecard((state) => state.form === form);
  const places = formatPlaces(t, taken, form.days, rules);
  const lost = entriesAsText({ days: refused });
  const takeBack = () => {
    undo(store);
    onClose();
  };
  const place = (element: HTMLDivElement | null) => {
    banner.current = element;
    // A person who chose among the days sees the result.
    if (step === 'ACTION_MERGE') element?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <div className="tc-receipt-banner" ref={place}>
      <Banner
        tone={lost === '' ? 'success' : 'warning'}
        title={title}
        onDismiss={onClose}
        actions={
          <>
            {lost === '' ? null : (
              <Button size="small" onClick={() => void copyText(t, lost)}>
                {t('LBL_COPY')}
              </Button>
            )}
            {isAsMerged ? (
              <Button size="small" onClick={({ currentTarget }) => focusAfter(currentTarget, takeBack)}>
                {t('LBL_UNDO', { what: t(step) })}
              </Button>
            ) : null}
          </>
        }
      >
        {lost === '' ? null : (
          <>
            {t('MSG_MERGE_REFUSED', { days: formatList(refused.map((day) => dayLabel(t, day, true))) })}
            <pre className="tc-draft-text">{lost}</pre>
          </>
        )}
        {places === '' ? null : t('MSG_MERGED', { places })}
      </Banner>
    </div>
  );
}
