import { Button } from 'mfe_widgets/button';
import { memo, useState } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { NOTES_LIMIT } from '../../../domain/save-rules/what-cannot-be-sent.ts';
import { fieldId } from '../field-ids.ts';
import { useChangeDay, useDayDisabled, useDayPart } from './use-day.ts';

/** Billing notes: at most 2000 characters, with a counter. Shown if there are some or on request. */
export const Notes = memo(function Notes({ dayKey }: { dayKey: string }) {
  const t = useText();
  const change = useChangeDay(dayKey);
  const disabled = useDayDisabled(dayKey);
  const day = useDayPart(dayKey, ({ notes, dayOffType, didNotWork }) => ({ notes, dayOffType, didNotWork }));
  const [asked, setAsked] = useState(false);
  const addId = fieldId(dayKey, 'notes.add');
  const shown = asked || day.notes !== '' || day.dayOffType === 'Other';
  if (!shown) {
    return disabled ? null : (
      <div className="tc-actions">
        <Button
          id={addId}
          variant="quiet"
          size="small"
          icon="note"
          onClick={({ currentTarget }) =>
            focusAfter(
              currentTarget,
              () => setAsked(true),
              (scope) => scope.getElementById(fieldId(dayKey, 'notes')),
            )
          }
        >
          {t('LBL_TC_ADD_BILLING_NOTES')}
        </Button>
      </div>
    );
  }
  return (
    <div className="tc-notes">
      <label className="tc-field">
        <span>{t('LBL_TC_BILLING_NOTES')}</span>
        <textarea
          id={fieldId(dayKey, 'notes')}
          className="tc-input"
          rows={3}
          value={day.notes}
          disabled={disabled || day.didNotWork}
          aria-invalid={day.notes.length > NOTES_LIMIT || undefined}
          aria-describedby={`${fieldId(dayKey, 'notes')}.count`}
          onChange={(event) => {
            const notes = event.target.value;
            change('notes', (one) => ({ ...one, notes }));
          }}
        />
      </label>
      <div className="tc-notes-foot">
        <span id={`${fieldId(dayKey, 'notes')}.count`} data-over={day.notes.length > NOTES_LIMIT || undefined}>
          {t('LBL_NOTES_LENGTH', { used: day.notes.length, limit: NOTES_LIMIT })}
        </span>
        {disabled || day.didNotWork ? null : (
          <Button
            variant="quiet"
            size="small"
            onClick={({ currentTarget }) =>
              focusAfter(
                currentTarget,
                () => {
                  setAsked(false);
                  change(null, (one) => ({ ...one, notes: '' }));
                },
                (scope) => scope.getElementById(addId),
              )
            }
          >
            {t('LBL_TC_CLEAR')}
          </Button>
        )}
      </div>
    </div>
  );
});
