import { Button } from 'mfe_widgets/button';
import { Checkbox } from 'mfe_widgets/checkbox';
import { Switch } from 'mfe_widgets/switch';
import { useLayoutEffect } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { isLeft } from '../../domain/checklist/checklist.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { addShift, deleteLastShift, MAX_SHIFTS } from '../../domain/shifts/shifts.ts';
import { action, changeForm, isDirty, redo, undo } from '../../state/add-time/timecard-store.ts';
import { formatSteps } from '../page/amounts.ts';
import { type DraftStatus, useDraftStatus } from './draft/draft-status.ts';
import { cardId, fieldId, leadTo } from './field-ids.ts';
import { formatAmount } from './hours-text.ts';
import { formatIssue } from './issue-text.ts';
import { useEditable, usePublished, useRules, useTimecard, useTimecardStore } from './timecard-context.tsx';

const SAVE_ID = 'tc.save';

interface FooterProps {
  readonly noWorkEligible: boolean;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly draft: DraftStatus;
}

/**
 * Certification, entire period not worked, shifts, undo, Cancel, Save and Submit for Approval; always in reach. While the entire
 * period is not worked, reporting that is all there is to do.
 */
export function Footer({ noWorkEligible, onSave, onSubmit, onCancel, draft }: FooterProps) {
  const t = useText();
  useMessagesAbove();
  const store = useTimecardStore();
  const editable = useEditable();
  const rules = useRules();
  const shifts = useTimecard((state) => state.form.days.length);
  const entire = useTimecard((state) => state.form.entireNotWork);
  const acknowledged = useTimecard((state) => state.form.acknowledged);
  const busy = useTimecard((state) => state.busy);
  const allowSubmit = useTimecard((state) => state.metadata.allowTimecardSubmit);
  const sickOver = usePublished((published) => published.sickExcess);
  const sickAcknowledged = useTimecard((state) => state.form.sickExcessAcknowledged);
  const isNew = useTimecard((state) => state.metadata.billingItemId === 0);
  /** A statement is made and taken back by its box; it is no step to undo. */
  const acknowledge = (part: Partial<TimecardForm>) => store.setState(({ form }) => ({ form: { ...form, ...part } }));
  const shownIssues = useTimecard((state) => state.shownIssues);
  /** Why submitting stopped at a box. */
  const reasonOf = (field: string) => {
    const found = shownIssues.find((issue) => issue.day === undefined && issue.field === field);
    return found && formatIssue(t, found);
  };
  if (!editable && !busy) {
    return (
      <footer className="tc-foot">
        <span className="tc-grow" />
        <Button onClick={onCancel}>{t('LBL_CLOSE')}</Button>
      </footer>
    );
  }
  return (
    <>
      <div className="tc-before-foot">
        {rules.template.showBillingItemShift && !entire ? (
          <div className="tc-actions">
            <Button
              icon="plus"
              disabled={shifts >= MAX_SHIFTS}
              title={shifts >= MAX_SHIFTS ? t('MSG_MAX_SHIFTS', { count: MAX_SHIFTS }) : undefined}
              onClick={({ currentTarget }) =>
                focusAfter(
                  currentTarget,
                  () => {
                    changeForm(store, action('DEED_SHIFT'), (form) => ({ ...form, days: addShift(form.days, rules) }));
                    store.setState(({ form }) => ({ openDay: form.days.at(-1)?.key ?? null }));
                  },
                  (scope) => {
                    const card = scope.getElementById(cardId(store.getState().openDay ?? undefined));
                    return card?.querySelector<HTMLElement>('.tc-card-head button');
                  },
                )
              }
            >
              {t('LBL_ADD_NEW_SHIFT')}
            </Button>
            {shifts > 1 ? (
              <Button
                variant="quiet"
                onClick={({ currentTarget }) =>
                  focusAfter(currentTarget, () =>
                    changeForm(store, action('DEED_SHIFT_DELETED'), (form) => ({
                      ...form,
                      days: deleteLastShift(form.days),
                    })),
                  )
                }
              >
                {t('LBL_DELETE_LAST_SHIFT')}
              </Button>
            ) : null}
          </div>
        ) : null}
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
            onChange={(on) => acknowledge({ entireNotWork: on })}
          />
        ) : null}
      </div>
      <footer className="tc-foot">
        <SavedState draft={draft} isNew={isNew} />
        {entire ? null : <PhoneTotal />}
        <span className="tc-grow" />
        {entire ? null : <UndoButtons />}
        <span className="tc-wide">
          <Button variant="quiet" onClick={onCancel}>
            {t('LBL_CANCEL')}
          </Button>
        </span>
        {entire ? (
          <Button variant="danger" onClick={onSave}>
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
      </footer>
    </>
  );
}

/**
 * Messages stand above Save and Submit, never on them: `mfe_widgets/toast-region` reads this. A rule with `:has()` would be looked
 * at again whenever anything comes or goes anywhere on the page, and a custom property of the root styles everything anew.
 */
function useMessagesAbove(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.pageFoot = '';
    return () => {
      delete dataset.pageFoot;
    };
  }, []);
}

/** Whether what was typed is saved, or kept on this device. */
function SavedState({ draft, isNew }: { draft: DraftStatus; isNew: boolean }) {
  const t = useText();
  const { text, refused } = useDraftStatus(draft);
  const dirty = useTimecard(isDirty);
  const isQueued = useTimecard(({ form, queued }) => form === queued);
  const saved = isQueued ? 'LBL_ENTRY_ON_DEVICE' : isNew ? 'LBL_NOTHING_ENTERED' : 'MSG_ALL_SAVED';
  return (
    <>
      <span className="tc-foot-state">{dirty ? text : t(saved)}</span>
      {/* Said aloud only where something is to be done: every pause in typing writes a draft. */}
      <span className="tc-hidden" role="status">
        {dirty && refused ? text : ''}
      </span>
    </>
  );
}

/** On a phone, where the panels are far below: the total and how much is left to do; pressed, it leads to the next thing. */
function PhoneTotal() {
  const t = useText();
  const store = useTimecardStore();
  const rules = useRules();
  const left = usePublished((published) => published.checklist.filter(isLeft).length);
  const nextThing = usePublished((published) => published.checklist.find(isLeft));
  const period = usePublished((published) => published.period);
  return (
    <button
      type="button"
      className="tc-foot-phone"
      disabled={!nextThing}
      onClick={(event) => leadTo(store, event.currentTarget, nextThing?.day, nextThing?.issue?.field)}
    >
      <b>{formatAmount(t, period, rules)}</b>
      <span>{left === 0 ? t('LBL_READY') : t('LBL_THINGS_LEFT', { count: left })}</span>
    </button>
  );
}

/** Undo and redo with names. Where there is a keyboard, a time just typed is corrected where it stands, or by Ctrl+Z. */
function UndoButtons({ phone = false }: { phone?: boolean }) {
  const t = useText();
  const store = useTimecardStore();
  const last = useTimecard((state) => state.past.at(-1)?.action);
  const next = useTimecard((state) => state.future[0]?.action);
  const button = (key: string, what: typeof last, keys: string, run: typeof undo) =>
    what ? (
      <span className={phone ? undefined : 'tc-wide'}>
        <Button
          variant="quiet"
          title={phone ? undefined : keys}
          onClick={({ currentTarget: pressed }) => {
            // With the last step taken back the button goes: the focus stays beside it.
            focusAfter(
              pressed,
              () => run(store),
              (scope) => (pressed.isConnected ? null : scope.getElementById(SAVE_ID)),
            );
          }}
        >
          {t(key, { what: t(what.key, what.params) })}
        </Button>
      </span>
    ) : null;
  return (
    <>
      {button('LBL_UNDO', phone || last?.key !== 'DEED_TIME' ? last : undefined, 'Ctrl+Z', undo)}
      {button('LBL_REDO', next, 'Ctrl+Shift+Z', redo)}
    </>
  );
}
