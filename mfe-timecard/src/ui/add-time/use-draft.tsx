import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentUser, useText } from 'shared-session';
import { differingDays, keepMine } from '../../domain/conflict/differences.ts';
import { isEditable } from '../../domain/form/editable.ts';
import { changeForm, deed, isDirty, type TimecardStore } from '../../state/add-time/timecard-store.ts';
import {
  type Draft,
  draftName,
  keepDraft,
  readDraft,
  removeDraft,
  removeDraftsOfOthers,
} from '../../state/drafts/draft-store.ts';
import { DifferenceTable } from './dialogs/difference-table.tsx';

/** Typing settles for this long before a draft is written, milliseconds. */
const SETTLE_MS = 400;

export interface DraftKeeper {
  /** The offer to go on with a draft found on this device. */
  readonly banner: ReactNode;
  /** What the footer says. */
  readonly state: string;
  /** The timecard is saved or given up. */
  readonly drop: () => void;
}

/** Keeps unsaved entries on this device as the person types, and offers them on return. */
export function useDraft(store: TimecardStore): DraftKeeper {
  const t = useText();
  const [found, setFound] = useState<Draft | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = useMemo(() => {
    const { metadata } = store.getState();
    return draftName(
      String(currentUser.getState().user?.userId ?? 'worker'),
      metadata.engagementId,
      metadata.selectedDate ?? metadata.periodStartDate,
    );
  }, [store]);

  useEffect(() => {
    let gone = false;
    const { metadata, form } = store.getState();
    if (isEditable(metadata.status)) {
      void readDraft(name).then((draft) => {
        if (gone || !draft) return;
        if (differingDays(draft.form, form).length > 0) setFound(draft);
        else void removeDraft(name);
      });
    }
    const write = () => {
      const { form: now, metadata: current } = store.getState();
      if (!isDirty(store.getState())) return;
      void keepDraft(name, { keptAt: new Date().toISOString(), version: current.version, form: now }).then((done) => {
        if (!gone) setKept(done);
      });
    };
    const stopForm = store.subscribe((state, previous) => {
      if (state.form === previous.form) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, SETTLE_MS);
    });
    // A page that is put away may never come back: what is typed is written at once.
    const hide = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', hide);
    // An expired session signs in again and finds its draft; somebody else on this device finds none.
    void removeDraftsOfOthers(name);
    return () => {
      gone = true;
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', hide);
      stopForm();
    };
  }, [store, name]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    setKept(null);
    void removeDraft(name);
  }, [name]);

  const { form, rules } = store.getState();
  const banner = found ? (
    <Banner
      tone="info"
      title={t('LBL_DRAFT_FOUND', { when: new Date(found.keptAt).toLocaleString() })}
      actions={
        <>
          <Button
            variant="primary"
            size="small"
            onClick={() => {
              changeForm(store, deed('DEED_DRAFT'), (current) => keepMine(found.form, current));
              setFound(null);
            }}
          >
            {t('LBL_RESTORE_DRAFT')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setFound(null);
              drop();
            }}
          >
            {t('LBL_DROP_DRAFT')}
          </Button>
        </>
      }
    >
      {t('MSG_DRAFT_FOUND')}
      <DifferenceTable keys={differingDays(found.form, form)} mine={found.form} theirs={form} rules={rules} />
    </Banner>
  ) : null;
  return { banner, state: t(kept === false ? 'MSG_DRAFT_NOT_KEPT' : 'MSG_DRAFT_KEPT'), drop };
}
