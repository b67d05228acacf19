/** A step that can be taken back. */
export interface Step<Form> {
  readonly before: Form;
  readonly after: Form;
  /** Label key of what was done. */
  readonly label: string;
  /** Steps of the same group in a row are one: typing into a field. */
  readonly group: string | null;
}

export interface History<Form> {
  readonly past: readonly Step<Form>[];
  readonly future: readonly Step<Form>[];
}

/** How many steps can be taken back. */
const LONGEST = 100;

export const noHistory = { past: [], future: [] } as const;

/** A step that was just made; what was taken back before it is gone. */
export function withStep<Form>({ past }: History<Form>, step: Step<Form>): History<Form> {
  const last = past.at(-1);
  const joins = step.group !== null && last?.group === step.group;
  const next = joins ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step];
  return { past: next.slice(-LONGEST), future: [] };
}

/** The form before the last step, and what is left to take back. */
export function undone<Form>({ past, future }: History<Form>): { form: Form; history: History<Form> } | null {
  const last = past.at(-1);
  return last ? { form: last.before, history: { past: past.slice(0, -1), future: [last, ...future] } } : null;
}

/** The form after the step that was last taken back. */
export function redone<Form>({ past, future }: History<Form>): { form: Form; history: History<Form> } | null {
  const [next, ...rest] = future;
  return next ? { form: next.after, history: { past: [...past, next], future: rest } } : null;
}

/** The same steps, over other forms. */
export function withForms<Form>({ past, future }: History<Form>, change: (form: Form) => Form): History<Form> {
  const step = (one: Step<Form>): Step<Form> => ({ ...one, before: change(one.before), after: change(one.after) });
  return { past: past.map(step), future: future.map(step) };
}
