import { Button, IconButton } from 'mfe_widgets/button';
import { ConfirmDialog } from 'mfe_widgets/dialog';
import { ErrorSummary } from 'mfe_widgets/error-summary';
import { PhoneField } from 'mfe_widgets/phone-field';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useId, useMemo, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { stepCount } from '../../domain/step-count.ts';
import { useFlow, useFlowStore } from '../flow-context.ts';
import { Screen } from '../screen.tsx';
import { StepMarks } from '../step-marks.tsx';
import { useUnsavedWork } from '../use-unsaved-work.ts';
import { useNumberingPlan } from './use-numbering-plan.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useSetupForm } from './use-setup-form.ts';

interface SummaryError {
  readonly message: string;
  readonly targetId: string;
}

const NOTHING: readonly SummaryError[] = [];

/** phone-email-setup (docs: recovery#phone-email-setup). */
export function PhoneEmailSetup(): JSX.Element {
  const t = useText();
  const store = useFlowStore();
  const flow = useFlow((state) => state.flow);
  const busy = useFlow((state) => state.busy);
  const countries = useFlow((state) => state.countries);
  const maskedPhone = useFlow((state) => state.maskedPhone);
  const plan = useNumberingPlan();
  const form = useSetupForm(flow.details, plan);
  const id = useId();
  useUnsavedWork(form.isTyped);
  const isUpdate = flow.mode === 'update';
  // "In first-time flow, when the email is already registered, the email field is removed."
  const asksEmail = isUpdate || !flow.details.isEmailRegistered;
  const [left, setLeft] = useState({ email: false, phone: false });
  const [tried, setTried] = useState(false);
  const [summary, setSummary] = useState<readonly SummaryError[]>(NOTHING);
  const [concealed, setConcealed] = useState({ email: isUpdate, phone: isUpdate });
  const [asksRemoval, setAsksRemoval] = useState(false);
  const phoneField = useRef<HTMLInputElement>(null);
  useReturnFocus(phoneField, asksRemoval);

  const emailIssue = asksEmail && !form.isEmailValid ? t('ERR_RECOVERY_EMAIL') : undefined;
  const emailError = (left.email && form.email !== '') || tried ? emailIssue : undefined;
  const example = plan?.phoneExample(form.phone.countryCode);
  const phoneIssue =
    plan === undefined || form.isPhoneValid
      ? undefined
      : example === undefined
        ? t('ERR_RECOVERY_PHONE')
        : t('ERR_RECOVERY_PHONE_EXAMPLE', { example });
  // "Invalid is shown only when the field has a value and was touched."
  const phoneError = left.phone || tried ? phoneIssue : undefined;
  const issues = [
    ...(emailIssue === undefined ? [] : [{ message: emailIssue, targetId: `${id}-email` }]),
    ...(phoneIssue === undefined ? [] : [{ message: phoneIssue, targetId: `${id}-phone` }]),
  ];
  // The summary is that of the last attempt, and disappears when the first of its errors is corrected. Typing never moves the focus.
  if (summary.length > issues.length) setSummary(NOTHING);
  const listed = useMemo(
    () => (countries === undefined || countries.length > 0 ? countries : [form.phone.countryCode]),
    [countries, form.phone.countryCode],
  );

  const askRemoval = (): void => {
    if (store.askRemoval()) setAsksRemoval(true);
    else form.restorePhone();
  };
  const submit = (): void => {
    if (isUpdate && form.isPhoneCleared) askRemoval();
    else if (form.mayContinue) store.continueWith(asksEmail ? form.email : flow.details.email, form.phone);
    else {
      setTried(true);
      setSummary(issues);
    }
  };
  const remove = async (): Promise<void> => {
    await store.removePhone();
    setAsksRemoval(false);
    if (store.getState().flow.details.registeredDetails.phoneDetails !== undefined) form.restorePhone();
  };

  return (
    <>
      <Screen
        title={t('LBL_RECOVERY_REGISTRATION')}
        mark={<StepMarks count={stepCount(flow, form.phoneCounts)} />}
        lead={
          <>
            <p>{t(isUpdate ? 'MSG_RECOVERY_UPDATE' : 'MSG_RECOVERY_FIRST_TIME')}</p>
            {!asksEmail && (
              <p>{t('MSG_RECOVERY_EMAIL_REGISTERED', { email: flow.details.registeredDetails.email ?? '' })}</p>
            )}
          </>
        }
        banner={<ErrorSummary errors={summary.length > 1 ? summary : NOTHING} />}
        onSubmit={submit}
        footer={
          <>
            {isUpdate && (
              <Button size="large" onClick={() => store.dispatch({ type: 'back' })}>
                {t('LBL_RECOVERY_BACK')}
              </Button>
            )}
            {!isUpdate && flow.details.isEmailRegistered && (
              <Button size="large" variant="quiet" onClick={() => store.dispatch({ type: 'skip' })}>
                {t('LBL_RECOVERY_SKIP')}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              size="large"
              busy={busy === 'continuing'}
              disabled={!form.mayContinue}
            >
              {t('LBL_RECOVERY_CONTINUE')}
            </Button>
          </>
        }
      >
        {asksEmail && (
          <TextField
            id={`${id}-email`}
            size="large"
            type="email"
            inputMode="email"
            autoComplete={concealed.email ? 'off' : 'email'}
            spellCheck={false}
            label={t('LBL_RECOVERY_EMAIL')}
            placeholder={t('LBL_RECOVERY_EMAIL_SAMPLE')}
            name="email"
            required
            value={form.email}
            onChange={form.setEmail}
            onBlur={() => setLeft((was) => ({ ...was, email: true }))}
            error={emailError}
            {...(isUpdate && {
              concealed: concealed.email,
              onConcealedChange: (email: boolean) => setConcealed((was) => ({ ...was, email })),
            })}
          />
        )}
        <PhoneField
          id={`${id}-phone`}
          inputRef={phoneField}
          size="large"
          label={t('LBL_RECOVERY_MOBILE')}
          name="phone"
          optional
          value={form.phone}
          onChange={form.setPhone}
          onBlur={() => {
            setLeft((was) => ({ ...was, phone: true }));
            if (isUpdate && form.isPhoneCleared) askRemoval();
          }}
          {...(listed && { countries: listed })}
          error={phoneError}
          description={
            <>
              {maskedPhone !== undefined && <p>{t('MSG_RECOVERY_MASKED_PHONE', { phone: maskedPhone })}</p>}
              <p>{t('MSG_RECOVERY_MESSAGE_RATES')}</p>
            </>
          }
          {...(isUpdate && {
            concealed: concealed.phone,
            onConcealedChange: (phone: boolean) => setConcealed((was) => ({ ...was, phone })),
          })}
          end={
            isUpdate && form.mayRemovePhone ? (
              <IconButton size="small" icon="trash" label={t('LBL_RECOVERY_REMOVE')} onClick={askRemoval} />
            ) : undefined
          }
        />
      </Screen>
      <ConfirmDialog
        open={asksRemoval}
        kind="removal"
        danger
        title={t('LBL_RECOVERY_REMOVE_QUESTION')}
        cancelLabel={t('LBL_RECOVERY_CANCEL')}
        confirmLabel={t('LBL_RECOVERY_REMOVE_NUMBER')}
        busy={busy === 'removing'}
        onConfirm={() => void remove()}
        onCancel={() => {
          setAsksRemoval(false);
          form.restorePhone();
        }}
      >
        {t('MSG_RECOVERY_REMOVE_QUESTION')}
      </ConfirmDialog>
    </>
  );
}
