import { Checkbox } from 'mfe_widgets/checkbox';
import { FormDialog } from 'mfe_widgets/dialog';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useId, useState } from 'react';
import type { AdministrationAction, Factor, ManagedUser } from 'shared-client/administration';
import { notifications, useText } from 'shared-session';
import type { Failure } from '../../domain/failure.ts';
import { actionLabel, actionText, FACTOR_LABELS, USUAL_FACTORS } from '../../domain/user-administration.ts';
import { type AdministrationCalls, administrationFailure } from '../../state/administration-calls.ts';
import { FailureBanner } from '../failure-banner.tsx';

interface Props {
  readonly user: ManagedUser;
  readonly action: AdministrationAction;
  readonly calls: AdministrationCalls;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const FACTORS = Object.keys(FACTOR_LABELS) as Factor[];

/** Asks for a change, with a reason and, for a reset, the factors (docs: account#account-consent). */
export function AskDialog({ user, action, calls, onClose, onDone }: Props): JSX.Element {
  const t = useText();
  const errorId = useId();
  const [reason, setReason] = useState('');
  const [factors, setFactors] = useState<readonly Factor[]>(action === 'reset-factors' ? USUAL_FACTORS : []);
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isWithoutFactors = action === 'reset-factors' && factors.length === 0;
  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (busy || reason.trim() === '' || isWithoutFactors) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await calls.askForAdministration(user.userId, { action, factors: [...factors], reason: reason.trim() });
      notifications.toast({ style: 'success', message: t('MSG_REQUEST_MADE') });
      onDone();
    } catch (error) {
      setFailure(administrationFailure('asking for a change', error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={`${t(actionLabel(action))}: ${user.name}`}
      submitLabel={t('LBL_ASK_FOR_CONSENT')}
      busy={busy}
      width={440}
      autoComplete="off"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="ac-form">
        <FailureBanner failure={failure} onRetry={() => void submit()} />
        <p>{t(actionText(action))}</p>
        {action === 'reset-factors' ? (
          <fieldset
            className="ac-factors"
            data-invalid={(isAsked && isWithoutFactors) || undefined}
            aria-describedby={isAsked && isWithoutFactors ? errorId : undefined}
          >
            <legend>{t('LBL_FACTORS_TO_REMOVE')}</legend>
            {FACTORS.map((factor) => (
              <Checkbox
                key={factor}
                label={t(FACTOR_LABELS[factor])}
                checked={factors.includes(factor)}
                onChange={(on) => setFactors(FACTORS.filter((one) => (one === factor ? on : factors.includes(one))))}
              />
            ))}
            {isAsked && isWithoutFactors ? (
              <p id={errorId} className="ac-factors-error">
                {t('ERR_FACTORS_NEEDED')}
              </p>
            ) : null}
          </fieldset>
        ) : null}
        <TextField
          label={t('LBL_AC_REASON')}
          multiline
          rows={3}
          maxLength={500}
          required
          autoFocus
          value={reason}
          onChange={setReason}
          error={isAsked && reason.trim() === '' ? t('LBL_AC_REQUIRED_FIELD') : undefined}
        />
      </div>
    </FormDialog>
  );
}
