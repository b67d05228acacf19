import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { addShift, deleteLastShift, MAX_SHIFTS } from '../../../domain/shifts/shifts.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { cardId } from '../field-ids.ts';
import { useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';

/** Adds a shift and focuses its card, or removes the last one. */
export function ShiftButtons() {
  const t = useText();
  const store = useTimecardStore();
  const rules = useRules();
  const shifts = useTimecard((state) => state.form.days.length);
  return (
    <div className="tc-actions">
      <Button
        icon="plus"
        disabled={shifts >= MAX_SHIFTS}
        title={shifts >= MAX_SHIFTS ? t('MSG_MAX_SHIFTS', { count: MAX_SHIFTS }) : undefined}
        onClick={({ currentTarget }) =>
          focusAfter(
            currentTarget,
            () => {
              changeForm(store, action('ACTION_SHIFT'), (form) => ({ ...form, days: addShift(form.days, rules) }));
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
              changeForm(store, action('ACTION_SHIFT_DELETED'), (form) => ({
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
  );
}
