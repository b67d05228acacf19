import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { type JSX, useState } from 'react';
import { unsavedWork, useText } from 'shared-session';
import { type KeptWork, keptWork, saveDrafts } from 'shared-session/device-data';
import { useStore } from 'zustand';
import { closeDialog } from '../../state/dialogs.ts';
import { signOut } from '../../state/sign-out.ts';
import { nameOfLinked, switching, switchNow } from '../../state/switch-account.ts';
import { noticeDay } from './notice-day.ts';

const LABELS = {
  'sign-out': {
    title: 'LBL_SIGN_OUT_TITLE',
    loses: 'MSG_SIGN_OUT_LOSES',
    discard: 'LBL_DISCARD_AND_SIGN_OUT',
    save: 'LBL_SAVE_AND_SIGN_OUT',
  },
  'switch-account': {
    title: 'LBL_SWITCH_TITLE',
    loses: 'MSG_SWITCH_LOSES',
    discard: 'LBL_DISCARD_AND_SWITCH',
    save: 'LBL_SAVE_AND_SWITCH',
  },
} as const;

/**
 * Shown when signing out or switching accounts would lose something. It lists the unsaved work and offers to save it, discard it or stay.
 * "Save" leaves the page only after everything is saved.
 */
export function SignOutDialog({ what }: { readonly what: keyof typeof LABELS }): JSX.Element {
  const t = useText();
  const label = LABELS[what];
  const { to, busy } = useStore(switching);
  const leave = what === 'sign-out' ? signOut : () => void switchNow();
  const [kept, setKept] = useState<readonly KeptWork[]>(keptWork);
  const [isSaving, setSaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { holders, saves } = useStore(unsavedWork);
  // Once offered, "Save" stays, so that the rest can be tried again.
  const [canSaveKept] = useState(() => kept.some(({ saver }) => saver !== undefined));
  const save = async () => {
    setSaving(true);
    setRefused(false);
    try {
      const saved = await Promise.all(saves.map((one) => one()));
      // The page, beneath this dialog, shows the reason.
      if (saved.includes(false)) return closeDialog();
      await saveDrafts();
    } finally {
      setSaving(false);
    }
    const left = keptWork();
    setKept(left);
    if (left.length === 0 && holders === saves.length) leave();
    else setRefused(true);
  };
  return (
    <Dialog
      open
      onClose={closeDialog}
      role="alertdialog"
      title={t(label.title, { name: to ? nameOfLinked(to) : '' })}
      width={480}
      footer={
        <>
          <Button onClick={closeDialog}>{t('LBL_STAY')}</Button>
          <Button variant="danger" busy={busy} onClick={leave}>
            {t(label.discard)}
          </Button>
          {saves.length > 0 || canSaveKept ? (
            <Button variant="primary" busy={isSaving || busy} onClick={() => void save()}>
              {t(label.save)}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{t(label.loses)}</p>
      <p role="alert">{isRefused ? t('MSG_NOT_ALL_SAVED') : null}</p>
      <ul className="sh:mt-3 sh:grid sh:list-disc sh:gap-1 sh:ps-5">
        {kept.map((work) => (
          <li key={work.id}>
            <a href={work.url} onClick={closeDialog} className="sh:text-accent">
              {t(work.key, shownParams(work))}
            </a>
          </li>
        ))}
        {kept.length === 0 && holders > 0 ? <li>{t('MSG_UNSAVED_HERE')}</li> : null}
      </ul>
    </Dialog>
  );
}

/** A date among the parameters, as the person reads dates. */
function shownParams({ params }: KeptWork): KeptWork['params'] {
  return typeof params.date === 'string' ? { ...params, date: noticeDay(params.date) } : params;
}
