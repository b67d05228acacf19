/** A step that can be undone. */
export interface Step<Form> {
  readonly before: Form;
  readonly after: Form;
  /** Label key of the step. */
  readonly label: string;
  /** Consecutive steps of the same group become one, as when typing into a field. */
  readonly group: string | null;
}

export interface History<Form> {
  readonly past: readonly Step<Form>[];
  readonly future: readonly Step<Form>[];
}

/** The most steps that can be undone. */
const LONGEST = 100;

export const noHistory = { past: [], future: [] } as const;

/** Adds a step. Steps that were undone before it are dropped. */
export function withStep<Form>({ past }: History<Form>, step: Step<Form>): History<Form> {
  const last = past.at(-1);
  const joins = step.group !== null && last?.group === step.group;
  const next = joins ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step];
  return { past: next.slice(-LONGEST), future: [] };
}

/** Undoes the last step. @returns the form before it, and the remaining history; null if there is none */
export function undone<Form>({ past, future }: History<Form>): { form: Form; history: History<Form> } | null {
  const last = past.at(-1);
  return last ? { form: last.before, history: { past: past.slice(0, -1), future: [last, ...future] } } : null;
}

/** Redoes the step that was undone last. @returns the form after it, and the history; null if there is none */
export function redone<Form>({ past, future }: History<Form>): { form: Form; history: History<Form> } | null {
  const [next, ...rest] = future;
  return next ? { form: next.after, history: { past: [...past, next], future: rest } } : null;
}

/** The same steps, with each form replaced by `change`. */
export function withForms<Form>({ past, future }: History<Form>, change: (form: Form) => Form): History<Form> {
  const step = (one: Step<Form>): Step<Form> => ({ ...one, before: change(one.before), after: change(one.after) });
  return { past: past.map(step), future: future.map(step) };
}
