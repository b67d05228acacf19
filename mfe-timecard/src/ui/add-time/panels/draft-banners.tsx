import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useMemo } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatMoment } from 'shared-session/moments';
import { copyText } from '../copy-text.ts';
import { DifferenceTable } from '../dialogs/difference-table.tsx';
import { changesOfDraft } from '../draft/changes-of-draft.ts';
import type { DraftKeeper } from '../draft/use-draft.ts';
import { receiptOfMerge } from '../merge/receipt-of-merge.ts';
import { useTimecard, useTimecardStore } from '../timecard-context.tsx';

/** The drafts on this device: the newest one with its differences, entries of another version as text, a note about other tabs. */
export function DraftBanners({ found, restore, dismiss }: Pick<DraftKeeper, 'found' | 'restore' | 'dismiss'>) {
  const t = useText();
  const store = useTimecardStore();
  const pristine = useTimecard((state) => state.pristine);
  const rules = useTimecard((state) => state.rules);
  const [draft] = found.drafts;
  const [unreadable] = found.unreadable;
  // biome-ignore lint/correctness/useExhaustiveDependencies(pristine): compared with the server's current form.
  const changes = useMemo(() => draft && changesOfDraft(draft, store), [draft, store, pristine]);
  const discard = (pressed: HTMLElement, record: string) => focusAfter(pressed, () => dismiss(record));
  if (draft && changes)
    return (
      <Banner
        tone="info"
        title={t('LBL_DRAFT_FOUND', { when: formatMoment(draft.keptAt) })}
        actions={
          <>
            <Button
              variant="primary"
              size="small"
              onClick={({ currentTarget }) => focusAfter(currentTarget, () => restore(draft), receiptOfMerge)}
            >
              {t('LBL_RESTORE_DRAFT')}
            </Button>
            <Button size="small" onClick={({ currentTarget }) => discard(currentTarget, draft.record)}>
              {t('LBL_DROP_DRAFT')}
            </Button>
          </>
        }
      >
        {t('MSG_DRAFT_FOUND')}
        <DifferenceTable keys={changes.keys} mine={changes} theirs={pristine} rules={rules} />
      </Banner>
    );
  if (unreadable)
    return (
      <Banner
        tone="warning"
        title={t('LBL_DRAFT_TEXT', { when: unreadable.keptAt ? formatMoment(unreadable.keptAt) : '–' })}
        actions={
          <>
            <Button variant="primary" size="small" onClick={() => void copyText(t, unreadable.text)}>
              {t('LBL_COPY')}
            </Button>
            <Button size="small" onClick={({ currentTarget }) => discard(currentTarget, unreadable.record)}>
              {t('LBL_DROP_DRAFT')}
            </Button>
          </>
        }
      >
        {t('MSG_DRAFT_TEXT')}
        <pre className="tc-draft-text">{unreadable.text}</pre>
      </Banner>
    );
  return found.elsewhere ? (
    <Banner tone="warning" onDismiss={() => dismiss(null)}>
      {t('MSG_DRAFT_ELSEWHERE')}
    </Banner>
  ) : null;
}
