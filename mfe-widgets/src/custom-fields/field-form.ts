import { splitValues } from './delimited.ts';
import type { FollowOnDefinition, FollowOnGraph } from './follow-on-graph.ts';

/** The visible state of one field of a form. */
export interface FieldState {
  readonly visible: boolean;
  readonly value: string;
  readonly touched: boolean;
  /** The validation key of the error; never set on a hidden field. */
  readonly errorKey: string | undefined;
  /** Text is typed into a suggestive search and no choice is made for it yet. */
  readonly searching?: boolean;
}

/** Returns the validation key of a value's error, or undefined. */
export type Validate<D extends FollowOnDefinition> = (value: string, definition: D) => string | undefined;

/** A hidden field: cleared, untouched and without validators. */
const HIDDEN: FieldState = { visible: false, value: '', touched: false, errorKey: undefined };

/**
 * The fields of one form. A change is one transaction: the field and all its descendants are evaluated, parents first, and only then are
 * listeners called, each for its own field only. No intermediate state is visible.
 */
export class FieldForm<D extends FollowOnDefinition> {
  readonly #fields = new Map<number, FieldState>();
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #definitions: ReadonlyMap<number, D>;
  readonly #graph: FollowOnGraph;
  readonly #validate: Validate<D>;
  readonly #refused = new Map<number, { value: string; errorKey: string }>();

  constructor(
    definitions: readonly D[],
    graph: FollowOnGraph,
    validate: Validate<D>,
    values: ReadonlyMap<number, string>,
  ) {
    this.#definitions = new Map(definitions.map((definition) => [definition.id, definition]));
    this.#graph = graph;
    this.#validate = validate;
    for (const id of graph.order) this.#fields.set(id, this.#decide(id, values.get(id) ?? '', false));
  }

  field(id: number): FieldState {
    return this.#fields.get(id) ?? HIDDEN;
  }

  /** Sets a field's answer, and shows, hides and clears its follow-on fields. */
  change(id: number, value: string): void {
    const before = this.#fields.get(id);
    const definition = this.#definitions.get(id);
    if (before === undefined || definition === undefined || !before.visible) return;
    const changed = [id];
    this.#fields.set(id, {
      visible: true,
      value,
      touched: before.touched,
      errorKey: this.#judge(value, definition),
    });
    for (const child of this.#graph.descendants(id)) {
      const old = this.field(child);
      const next = this.#decide(child, old.visible ? old.value : '', old.touched);
      if (next.visible === old.visible) continue;
      this.#fields.set(child, next);
      changed.push(child);
    }
    for (const other of changed) for (const listener of this.#listeners.get(other) ?? []) listener();
  }

  /**
   * Called with text typed into a suggestive search: from the first character on, the field is invalid until a choice is made (docs:
   * custom-fields#field-suggestive-search). `change` makes the choice; an empty text clears an earlier one.
   */
  search(id: number, typed: string): void {
    if (typed === '') {
      this.change(id, '');
      return;
    }
    const before = this.#fields.get(id);
    if (before === undefined || !before.visible || before.searching === true) return;
    this.#fields.set(id, { ...before, searching: true, errorKey: 'invalidRefList' });
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }

  /** Marks a value as invalid, for rules that only the server knows. */
  refuse(id: number, value: string, errorKey: string): void {
    this.#refused.set(id, { value, errorKey });
    const before = this.#fields.get(id);
    if (before === undefined || !before.visible || before.value !== value || before.errorKey !== undefined) return;
    this.#fields.set(id, { ...before, errorKey });
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }

  /** Called when the user has left a field. */
  touch(id: number): void {
    const before = this.#fields.get(id);
    if (before === undefined || before.touched || !before.visible) return;
    this.#fields.set(id, { ...before, touched: true });
    for (const listener of this.#listeners.get(id) ?? []) listener();
  }

  subscribe(id: number, listener: () => void): () => void {
    const all = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, all);
    all.add(listener);
    return () => {
      all.delete(listener);
    };
  }

  /** Answers of the visible fields. */
  values(): ReadonlyMap<number, string> {
    return new Map([...this.#fields].filter(([, field]) => field.visible).map(([id, field]) => [id, field.value]));
  }

  /** Visible fields with an error, in the order of the form. */
  errors(): readonly { id: number; errorKey: string }[] {
    return [...this.#definitions.keys()].flatMap((id) => {
      const { errorKey } = this.field(id);
      return errorKey === undefined ? [] : [{ id, errorKey }];
    });
  }

  #decide(id: number, value: string, touched: boolean): FieldState {
    const definition = this.#definitions.get(id);
    if (definition === undefined || !this.#isShown(id)) return HIDDEN;
    return { visible: true, value, touched, errorKey: this.#judge(value, definition) };
  }

  #judge(value: string, definition: D): string | undefined {
    const refused = this.#refused.get(definition.id);
    return this.#validate(value, definition) ?? (refused?.value === value ? refused.errorKey : undefined);
  }

  /** Whether a field is shown: it has no parent, or a parent that is shown has one of its responses. */
  #isShown(id: number): boolean {
    if (!this.#graph.conditional.has(id)) return true;
    return (this.#graph.parents.get(id) ?? []).some(({ parent, responses }) => {
      const field = this.#fields.get(parent);
      if (field?.visible !== true) return false;
      return responses.has(field.value) || splitValues(field.value).some((answer) => responses.has(answer));
    });
  }
}
