import type { EditMetadata } from 'shared-client/schema/billing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { differ } from '../../domain/conflict/differences.ts';
import { isEditable } from '../../domain/form/editable.ts';
import type { DayForm, TimecardForm } from '../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../domain/form/timecard-rules.ts';
import { memoizeWeak } from '../../domain/memoize-weak.ts';
import type { ValidationIssue } from '../../domain/save-rules/index.ts';
import { NO_SERVER_ERRORS, type ServerErrors } from '../../domain/server-errors/match-errors.ts';
import { localeUses24Hours } from '../../domain/time/clock-of-locale.ts';

/** What a person did, in words of the label key: shown as "Undo copy previous period". */
export interface Action {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Consecutive edits of one field are one undo step. */
  readonly field: string | null;
  /** A keystroke into a field that shows it by itself: the rest of the page follows after the paint. */
  readonly typed?: boolean;
}

/** What a form is entered upon. */
export interface Ground {
  readonly metadata: EditMetadata;
  /** The form as the server has it. */
  readonly pristine: TimecardForm;
}

/** An entry of the outbox that the form has, as it was entered on this page. */
export interface TakenUp {
  readonly id: string;
  readonly form: TimecardForm;
}

interface Step {
  readonly action: Action;
  readonly form: TimecardForm;
  /** Where the step exchanged what the form is entered upon: what that was, so that a step back never saves over a newer version. */
  readonly ground: Ground | null;
  /** The entry of the outbox that the step took up. */
  readonly took: TakenUp | null;
}

/** What a step exchanges beside the form. */
export interface GroundChange extends Partial<Ground> {
  readonly took?: TakenUp | undefined;
}

/** One timecard while it is edited. The form is immutable and shares what did not change, so a row can watch its row. */
export interface TimecardState extends Ground {
  readonly rules: TimecardRules;
  readonly form: TimecardForm;
  /** The form that waits on this device for the connection: leaving loses nothing of it. */
  readonly queued: TimecardForm | null;
  /** What of the outbox the form has: this page queued it, or the person took it up. A save replaces these, and no others. */
  readonly takenUp: readonly TakenUp[];
  readonly openDay: string | null;
  readonly view: 'days' | 'grid';
  readonly busy: 'save' | 'submit' | null;
  /** Issues the last save or submit stopped at; cleared field by field as they are mended. */
  readonly shownIssues: readonly ValidationIssue[];
  /** Questions of the checklist that were answered with yes, by name. */
  readonly answered: readonly string[];
  /** The engagement was cancelled: nothing can be entered. */
  readonly refused: boolean;
  readonly serverErrors: ServerErrors;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type TimecardStore = StoreApi<TimecardState>;

/** Steps that can be taken back. */
const HISTORY_LIMIT = 100;

/** A store for one loaded timecard. */
export function createTimecardStore(
  metadata: EditMetadata,
  rules: TimecardRules,
  form: TimecardForm,
  openDay: string | null,
): TimecardStore {
  return createStore<TimecardState>(() => ({
    metadata,
    rules,
    form,
    pristine: form,
    queued: null,
    takenUp: [],
    openDay,
    view: 'days',
    busy: null,
    shownIssues: [],
    answered: [],
    refused: false,
    serverErrors: NO_SERVER_ERRORS,
    past: [],
    future: [],
  }));
}

/** Makes an action. Consecutive edits of the same `field` become one step. */
export function action(key: string, params: Action['params'] = {}, field: string | null = null, typed = false): Action {
  return { key, params, field, typed };
}

const typedForms = new WeakSet<TimecardForm>();

/** Whether a form came of a keystroke into a field that shows it by itself; not when undo or redo brought it back. */
export function isTyped(form: TimecardForm): boolean {
  return typedForms.has(form);
}

/** Changes the form as one named step. A change that changes nothing leaves no step. */
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

/** Exchanges what the form is entered upon, and the form with it, as one named step. */
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

/** What is taken up, with another entry. */
export const withTakenUp = ({ takenUp }: TimecardState, took: TakenUp | null): readonly TakenUp[] =>
  took === null ? takenUp : [...takenUp.filter(({ id }) => id !== took.id), took];

const groundOf = ({ metadata, pristine }: Ground): Ground => ({ metadata, pristine });

/** Changes one day as one named step; read-only days are left alone. */
export function changeDay(store: TimecardStore, key: string, done: Action, change: (day: DayForm) => DayForm): void {
  changeForm(store, done, (form) => {
    const index = form.days.findIndex((day) => day.key === key);
    const day = form.days[index];
    if (!day || day.readOnly) return form;
    const next = change(day);
    return next === day ? form : { ...form, days: form.days.with(index, next) };
  });
}

/** Takes the last step back. */
export function undo(store: TimecardStore): void {
  const state = store.getState();
  const step = state.past.at(-1);
  if (!step) return;
  const takenUp = state.takenUp.filter(({ id }) => id !== step.took?.id);
  const future = [from(state, step), ...state.future];
  store.setState({ ...goTo(state, step), takenUp, past: state.past.slice(0, -1), future });
}

/** Does the last step taken back again. */
export function redo(store: TimecardStore): void {
  const state = store.getState();
  const step = state.future[0];
  if (!step) return;
  const takenUp = withTakenUp(state, step.took);
  const past = [...state.past, from(state, step)];
  store.setState({ ...goTo(state, step), takenUp, past, future: state.future.slice(1) });
}

const goTo = ({ form }: TimecardState, step: Step) => ({ ...step.ground, form: keptCertification(form, step.form) });

/** The step that leads back to where things stand now. */
const from = (state: TimecardState, { action, ground, took }: Step): Step => ({
  action,
  form: state.form,
  ground: ground && groundOf(state),
  took,
});

/** A form of before, certified as it is now: nobody certifies by taking a step back. */
function keptCertification({ acknowledged }: TimecardForm, step: TimecardForm): TimecardForm {
  typedForms.delete(step);
  return step.acknowledged === acknowledged ? step : { ...step, acknowledged };
}

/** Whether anything of a timecard may be changed: not while it is submitted, and not where its engagement takes no time. */
export function takesChanges({
  metadata,
  refused,
  busy,
}: Pick<TimecardState, 'metadata' | 'refused' | 'busy'>): boolean {
  return isEditable(metadata.status, metadata.rejectionKind) && !refused && busy !== 'submit';
}

/** Reads and writes times by the clock of a locale (`de-DE`), unless the engagement names one. */
export function followClockOf(store: TimecardStore, tag: string): void {
  const { metadata, rules } = store.getState();
  const use24HourClock = metadata.use24HourClock || localeUses24Hours(tag);
  if (use24HourClock !== rules.use24HourClock) store.setState({ rules: { ...rules, use24HourClock } });
}

/** Whether leaving would lose something: days, attachments or allocations differ from what the server has. */
export function isDirty({
  form,
  pristine,
  queued,
}: Pick<TimecardState, 'form' | 'pristine'> & Partial<Pick<TimecardState, 'queued'>>): boolean {
  return form !== pristine && form !== queued && differsFrom(pristine)(form);
}

/** Whether a form says something else than the server has. Footer, draft and guard ask it of every form, one after the other. */
const differsFrom = memoizeWeak((pristine: TimecardForm) =>
  memoizeWeak((form: TimecardForm) => differ(form, pristine)),
);

/** After a save: what the server has, with its ids and version, and what is entered upon it. */
export function adopt(
  store: TimecardStore,
  metadata: EditMetadata,
  pristine: TimecardForm,
  form: TimecardForm = pristine,
): void {
  store.setState({
    metadata,
    form,
    pristine,
    queued: null,
    shownIssues: [],
    serverErrors: NO_SERVER_ERRORS,
    past: [],
    future: [],
  });
}
