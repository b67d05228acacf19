import { Dialog } from 'mfe_widgets/dialog';
import { Switch } from 'mfe_widgets/switch';
import { useText } from 'shared-session';
import { REVIEW_KEYS, type ReviewAction } from '../../domain/review-keys.ts';

const LABELS: Readonly<Record<ReviewAction, string>> = {
  next: 'LBL_KEY_NEXT',
  previous: 'LBL_KEY_PREVIOUS',
  approve: 'LBL_APPROVE',
  reject: 'LBL_REJECT',
  select: 'LBL_KEY_SELECT',
  undo: 'LBL_KEY_UNDO',
  same: 'LBL_KEY_SAME',
  open: 'LBL_KEY_OPEN',
  keys: 'LBL_KEY_KEYS',
};

interface KeysDialogProps {
  readonly open: boolean;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of reviewing, with a switch to turn them off. */
export function KeysDialog({ open, on, onSwitch, onClose }: KeysDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('LBL_KEYS')} width={400}>
      <dl className="ap-keys">
        {REVIEW_KEYS.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(LABELS[action])}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('LBL_KEYS_ON')} checked={on} onChange={onSwitch} />
    </Dialog>
  );
}
