import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { useLoaded } from '../../page/use-loaded.ts';

const loadDialog = () => import('./may-i-dialog.tsx');

/** Asks whether the policies allow a purchase. The dialog is loaded when it is opened. */
export function MayIButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(open ? loadDialog : null);
  return (
    <>
      <Button variant="quiet" icon="info" busy={open && !dialog.data && !dialog.error} onClick={() => setOpen(true)}>
        {t('LBL_MAY_I')}
      </Button>
      {open && dialog.error ? <PartFailure onRetry={dialog.retry} /> : null}
      {open && dialog.data ? <dialog.data.MayIDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
