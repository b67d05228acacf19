import { ConfirmDialog } from 'mfe_widgets/dialog';
import { useText } from 'shared-session';
import { formatUnits } from '../../../domain/hours/hour-units.ts';
import { usePublished, useTimecard } from '../timecard-context.tsx';

/** Submit confirm (400x200): says what is sent. */
export function SubmitDialog({
  open,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const t = useText();
  const period = usePublished((published) => published.period);
  const precision = useTimecard((state) => state.rules.precision);
  const total =
    period.worked > 0 || period.days === 0
      ? `${formatUnits(period.worked, precision)} h`
      : `${t('LBL_TOTAL_DAYS')}: ${period.days}`;
  return (
    <ConfirmDialog
      open={open}
      kind="submit"
      title={t('LBL_SUBMIT_TITLE')}
      confirmLabel={t('LBL_SUBMIT_FOR_APPROVAL')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('MSG_SUBMIT', { total })}
    </ConfirmDialog>
  );
}
