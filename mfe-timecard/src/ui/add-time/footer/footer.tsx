import { Button } from 'mfe_widgets/button';
import { Checkbox } from 'mfe_widgets/checkbox';
import { Switch } from 'mfe_widgets/switch';
import { useLayoutEffect } from 'react';
import { useText } from 'shared-session';
import type { TimecardForm } from '../../../domain/form/timecard-form.ts';
import { NO_SERVER_ERRORS } from '../../../domain/server-errors/server-errors.ts';
import { formatSteps } from '../../page/amounts.ts';
import { useHost } from '../../page/host.tsx';
import type { DraftStatus } from '../draft/draft-status.ts';
import { fieldId, SAVE_ID } from '../field-ids.ts';
import { formatIssue } from '../issue-text.ts';
import { useEditable, usePublished, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { PhoneTotal, SavedState } from './foot-state.tsx';
import { ShiftButtons } from './shift-buttons.tsx';
import { UndoButtons } from './undo-buttons.tsx';

interface FooterProps {
  readonly noWorkEligible: boolean;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** The action that waits for its script. */
  readonly waiting: string | null;
  /** Not known before the first edit can be stored. */
  readonly draft: DraftStatus | undefined;
}

/**
 * Certification, entire period not worked, shifts, undo, Cancel, Save and Submit for Approval; always visible. While the entire period is
 * not worked, only reporting that is offered.
 */
export function Footer({ noWorkEligible, onSave, onSubmit, onCancel, waiting, draft }: FooterProps) {
  const t = useText();
  useMessagesAbove(useHost().isPortal);
  const store = useTimecardStore();
  const editable = useEditable();
  const rules = useRules();
  const entire = useTimecard((state) => state.form.entireNotWork);
  const acknowledged = useTimecard((state) => state.form.acknowledged);
  const busy = useTimecard((state) => state.busy) ?? waiting;
  const allowSubmit = useTimecard((state) => state.metadata.allowTimecardSubmit);
  const sickOver = usePublished((published) => published.sickExcess);
  const sickAcknowledged = useTimecard((state) => state.form.sickExcessAcknowledged);
  const isNew = useTimecard((state) => state.metadata.billingItemId === 0);
  /** A statement is made and withdrawn by its checkbox; it is not an undo step. */
  const acknowledge = (part: Partial<TimecardForm>) => store.setState(({ form }) => ({ form: { ...form, ...part } }));
  const shownIssues = useTimecard((state) => state.shownIssues);
  /** The reason why submitting stopped at a checkbox. */
  const reasonOf = (field: string) => {
    const found = shownIssues.find((issue) => issue.day === undefined && issue.field === field);
    return found && formatIssue(t, found);
  };
  if (!editable && !busy) {
    return (
      <footer className="tc-foot" data-page-foot="">
        <Button onClick={onCancel}>{t('LBL_CLOSE')}</Button>
      </footer>
    );
  }
  return (
    <>
      <div className="tc-before-foot">
        {rules.template.showBillingItemShift && !entire ? <ShiftButtons /> : null}
        {entire ? null : (
          <Checkbox
            id={fieldId(undefined, 'acknowledged')}
            label={t('LBL_CERTIFY')}
            checked={acknowledged}
            error={reasonOf('acknowledged')}
            onChange={(on) => acknowledge({ acknowledged: on })}
          />
        )}
        {sickOver > 0 && !entire ? (
          <Checkbox
            id={fieldId(undefined, 'sickExcessAcknowledged')}
            label={t('LBL_SICK_EXCESS', { hours: formatSteps(sickOver, rules.precision) })}
            checked={sickAcknowledged}
            error={reasonOf('sickExcessAcknowledged')}
            onChange={(on) => acknowledge({ sickExcessAcknowledged: on })}
          />
        ) : null}
        {entire ? null : (
          <div className="tc-phone-actions">
            <UndoButtons phone />
          </div>
        )}
        {noWorkEligible && isNew ? (
          <Switch
            label={t('LBL_ENTIRE_NOT_WORK')}
            checked={entire}
            onChange={(on) => {
              acknowledge({ entireNotWork: on });
              // Errors of days that are out of sight lead nowhere.
              store.setState({ shownIssues: [], serverErrors: NO_SERVER_ERRORS });
            }}
          />
        ) : null}
      </div>
      <footer className="tc-foot" data-page-foot="">
        <SavedState draft={draft} isNew={isNew} />
        {entire ? null : <PhoneTotal />}
        {entire ? null : <UndoButtons />}
        <span className="tc-wide">
          <Button variant="quiet" onClick={onCancel}>
            {t('LBL_CANCEL')}
          </Button>
        </span>
        <span className="tc-foot-send">
          {entire ? (
            <Button variant="danger" onClick={onSave} busy={busy === 'save'}>
              {t('LBL_REPORT_NOT_WORKED')}
            </Button>
          ) : (
            <Button id={SAVE_ID} onClick={onSave} busy={busy === 'save'}>
              {t('LBL_SAVE')}
            </Button>
          )}
          {allowSubmit && !entire ? (
            <Button variant="danger" onClick={onSubmit} busy={busy === 'submit'}>
              {t('LBL_SUBMIT_FOR_APPROVAL')}
            </Button>
          ) : null}
        </span>
      </footer>
    </>
  );
}

/**
 * Toasts appear above Save and Submit, never on top of them: `mfe_widgets/toast-region` reads this attribute. A `:has()` rule would be
 * evaluated with every change of the page, and a custom property on the root would restyle everything.
 */
function useMessagesAbove(isPortal: boolean): void {
  useLayoutEffect(() => {
    // On a foreign page the root element is not ours to change.
    if (!isPortal) return undefined;
    const { dataset } = document.documentElement;
    dataset.pageFoot = 'tc';
    return () => {
      delete dataset.pageFoot;
    };
  }, [isPortal]);
}
