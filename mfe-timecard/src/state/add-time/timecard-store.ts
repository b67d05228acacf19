import type { EditMetadata } from 'shared-client/schema/billing';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isEditable } from '../../domain/form/editable.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../domain/form/timecard-rules.ts';
import type { ValidationIssue } from '../../domain/save-rules/index.ts';
import { NO_SERVER_ERRORS, type ServerErrors } from '../../domain/server-errors/server-errors.ts';
import { localeUses24Hours } from '../../domain/time/clock-of-locale.ts';

/** A user's action, as a label key and its parameters: shown as "Undo copy previous period". */
export interface Action {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Consecutive edits of one field are one undo step. */
  readonly field: string | null;
  /** A keystroke in a field that shows it by itself: the rest of the page follows after the paint. */
  readonly typed?: boolean;
}

/** The origin of a form. */
export interface Ground {
  readonly metadata: EditMetadata;
  /** The server's form. */
  readonly pristine: TimecardForm;
}

/** An outbox entry that the form contains, in the form of this page. */
export interface TakenUp {
  readonly id: string;
  readonly form: TimecardForm;
}

/** One step of undo or redo. */
export interface Step {
  readonly action: Action;
  readonly form: TimecardForm;
  /** The earlier ground, if the step changed it, so that undo never saves over a newer version. */
  readonly ground: Ground | null;
  /** The outbox entry that the step took up. */
  readonly took: TakenUp | null;
}

/** One timecard while it is edited. The form is immutable and shares unchanged parts, so a row can subscribe to its row. */
export interface TimecardState extends Ground {
  readonly rules: TimecardRules;
  readonly form: TimecardForm;
  /** The form that waits on this device for the connection. Leaving loses nothing of it. */
  readonly queued: TimecardForm | null;
  /** The outbox entries that the form contains: queued by this page, or taken up by the person. A save replaces only these. */
  readonly takenUp: readonly TakenUp[];
  readonly openDay: string | null;
  readonly view: 'days' | 'grid';
  readonly busy: 'save' | 'submit' | null;
  /** Issues at which the last save or submit stopped; cleared field by field as they are corrected. */
  readonly shownIssues: readonly ValidationIssue[];
  /** The number of saves and submits that stopped at issues. */
  readonly stops: number;
  /** Questions of the checklist that were answered with yes, by name. */
  readonly answered: readonly string[];
  /** The engagement was cancelled: nothing can be entered. */
  readonly refused: boolean;
  readonly serverErrors: ServerErrors;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export type TimecardStore = StoreApi<TimecardState>;

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
    stops: 0,
    answered: [],
    refused: false,
    serverErrors: NO_SERVER_ERRORS,
    past: [],
    future: [],
  }));
}

/** Whether anything in a timecard may be changed: not while it is submitted, and not if its engagement takes no time. */
export function takesChanges({
  metadata,
  refused,
  busy,
}: Pick<TimecardState, 'metadata' | 'refused' | 'busy'>): boolean {
  return isEditable(metadata.status, metadata.rejectionKind) && !refused && busy !== 'submit';
}

/** Uses the clock of a locale (`de-DE`) to read and write times, unless the engagement names one. */
export function followClockOf(store: TimecardStore, tag: string): void {
  const { metadata, rules } = store.getState();
  const use24HourClock = metadata.use24HourClock || localeUses24Hours(tag);
  if (use24HourClock !== rules.use24HourClock) store.setState({ rules: { ...rules, use24HourClock } });
}

/** Adopts the result of a save: the server's form with its ids and version, and the current form on top. */
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

/** The entries taken up, with one more. */
export const withTakenUp = ({ takenUp }: TimecardState, took: TakenUp | null): readonly TakenUp[] =>
  took === null ? takenUp : [...takenUp.filter(({ id }) => id !== took.id), took];
