import { ConfirmDialog } from 'mfe_widgets/dialog';
import { useText } from 'shared-session';
import { formatSent } from '../hours-text.ts';
import { usePublished, useRules } from '../timecard-context.tsx';

/** Submit confirm (400x200): shows the totals that are sent. `byItself`: the leave system requested it, and it is certified here. */
export function SubmitDialog({
  open,
  byItself = false,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  byItself?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useText();
  // Closed, it shows nothing and subscribes to nothing.
  const period = usePublished((published) => (open ? published.period : null));
  const rules = useRules();
  const total = period ? formatSent(t, period, rules) : '';
  return (
    <ConfirmDialog
      open={open}
      kind={byItself ? 'warning' : 'submit'}
      title={t(byItself ? 'LBL_BY_ITSELF_TITLE' : 'LBL_SUBMIT_TITLE')}
      confirmLabel={t(byItself ? 'LBL_CERTIFY_AND_SUBMIT' : 'LBL_SUBMIT_FOR_APPROVAL')}
      {...(byItself ? { cancelLabel: t('LBL_KEEP_EDITING') } : {})}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t(byItself ? 'MSG_BY_ITSELF' : 'MSG_SUBMIT', { total })}
    </ConfirmDialog>
  );
}
