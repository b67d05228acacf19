import type { DayForm, TimecardForm } from '../../domain/form/timecard-form.ts';
import { NO_SERVER_ERRORS } from '../../domain/server-errors/server-errors.ts';
import {
  type Action,
  type Ground,
  type Step,
  type TakenUp,
  type TimecardState,
  type TimecardStore,
  withTakenUp,
} from './timecard-store.ts';

/** The ground that a step changes along with the form. */
export interface GroundChange extends Partial<Ground> {
  readonly took?: TakenUp | undefined;
}

/** The most steps that can be undone. */
const HISTORY_LIMIT = 100;

/** Creates an action. Consecutive edits of the same `field` become one step. */
export function action(key: string, params: Action['params'] = {}, field: string | null = null, typed = false): Action {
  return { key, params, field, typed };
}

const typedForms = new WeakSet<TimecardForm>();

/** Whether a form is the result of a keystroke in a field that shows it by itself. False for forms that undo or redo brought back. */
export function isTyped(form: TimecardForm): boolean {
  return typedForms.has(form);
}

/** Changes the form as one named step. A change without effect adds no step. */
export function changeForm(store: TimecardStore, done: Action, change: (form: TimecardForm) => TimecardForm): void {
  const { form, past } = store.getState();
  const next = change(form);
  if (next === form) return;
  const last = past.at(-1);
  const continues = done.field !== null && last?.action.field === done.field;
  if (done.typed) typedForms.add(next);
  store.setState({
    form: next,
    past: continues ? past : [...past, { action: done, form, ground: null, took: null }].slice(-HISTORY_LIMIT),
    future: [],
  });
}

/** Changes the ground of the form (its base) and the form itself as one named step. */
export function changeGround(
  store: TimecardStore,
  done: Action,
  { took, ...ground }: GroundChange,
  next: TimecardForm,
): void {
  const state = store.getState();
  store.setState({
    ...ground,
    form: next,
    takenUp: withTakenUp(state, took ?? null),
    past: [...state.past, { action: done, form: state.form, ground: groundOf(state), took: took ?? null }].slice(
      -HISTORY_LIMIT,
    ),
    future: [],
    shownIssues: [],
    serverErrors: NO_SERVER_ERRORS,
  });
}

const groundOf = ({ metadata, pristine }: Ground): Ground => ({ metadata, pristine });

/** Changes one day as one named step; read-only days are skipped. */
export function changeDay(store: TimecardStore, key: string, done: Action, change: (day: DayForm) => DayForm): void {
  changeForm(store, done, (form) => {
    const index = form.days.findIndex((day) => day.key === key);
    const day = form.days[index];
    if (!day || day.readOnly) return form;
    const next = change(day);
    return next === day ? form : { ...form, days: form.days.with(index, next) };
  });
}

/** Undoes the last step. */
export function undo(store: TimecardStore): void {
  const state = store.getState();
  const step = state.past.at(-1);
  if (!step) return;
  const takenUp = state.takenUp.filter(({ id }) => id !== step.took?.id);
  const future = [from(state, step), ...state.future];
  store.setState({ ...goTo(state, step), takenUp, past: state.past.slice(0, -1), future });
}

/** Redoes the last undone step. */
export function redo(store: TimecardStore): void {
  const state = store.getState();
  const step = state.future[0];
  if (!step) return;
  const takenUp = withTakenUp(state, step.took);
  const past = [...state.past, from(state, step)];
  store.setState({ ...goTo(state, step), takenUp, past, future: state.future.slice(1) });
}

const goTo = ({ form }: TimecardState, step: Step) => ({ ...step.ground, form: keptCertification(form, step.form) });

/** The step that leads back to the current state. */
const from = (state: TimecardState, { action, ground, took }: Step): Step => ({
  action,
  form: state.form,
  ground: ground && groundOf(state),
  took,
});

/** An earlier form with the current certification, because undo must not certify anything. */
function keptCertification({ acknowledged }: TimecardForm, step: TimecardForm): TimecardForm {
  typedForms.delete(step);
  return step.acknowledged === acknowledged ? step : { ...step, acknowledged };
}
