import fc from 'fast-check';
import { FieldForm } from './field-form.ts';
import { compileFollowOn, type FollowOnDefinition } from './follow-on-graph.ts';

const child = (id: number, parent: number, responses: string): FollowOnDefinition => ({
  id,
  followOn: true,
  followOnCustomFieldDefId: parent,
  followOnResponse: responses,
});
const form = (definitions: readonly FollowOnDefinition[], values: [number, string][] = []) =>
  new FieldForm(
    definitions,
    compileFollowOn(definitions),
    (value) => (value === '' ? 'required' : undefined),
    new Map(values),
  );
const visible = (fields: FieldForm<FollowOnDefinition>, ...ids: number[]) =>
  ids.filter((id) => fields.field(id).visible);

test('follow-on fields appear only when the parent’s answer is in the response list, recursively (docs: custom-fields#follow-on)', () => {
  const fields = form([{ id: 1 }, child(2, 1, 'yes|maybe'), child(3, 2, 'deep')]);
  expect(visible(fields, 1, 2, 3)).toEqual([1]);
  fields.change(1, 'maybe');
  expect(visible(fields, 1, 2, 3)).toEqual([1, 2]);
  fields.change(2, 'deep');
  expect(visible(fields, 1, 2, 3)).toEqual([1, 2, 3]);
});

test('the parent’s followCFs name the same edges; one of several selections is enough', () => {
  const fields = form([
    { id: 1, followCFs: [{ responseValue: 'a', childrenCFDefIds: [2] }] },
    { id: 2, followOn: true },
  ]);
  fields.change(1, 'b|a');
  expect(visible(fields, 2)).toEqual([2]);
});

test('when a parent no longer matches, descendants are hidden, cleared, untouched and lose their validators (docs: custom-fields#follow-on-hidden)', () => {
  const fields = form(
    [{ id: 1 }, child(2, 1, 'yes'), child(3, 2, 'deep')],
    [
      [1, 'yes'],
      [2, 'deep'],
      [3, 'kept'],
    ],
  );
  fields.touch(3);
  fields.change(3, '');
  expect(fields.errors()).toEqual([{ id: 3, errorKey: 'required' }]);
  fields.change(1, 'no');
  for (const id of [2, 3])
    expect(fields.field(id)).toEqual({ visible: false, value: '', touched: false, errorKey: undefined });
  fields.change(1, 'yes');
  expect(fields.field(2)).toMatchObject({ visible: true, value: '', touched: false });
  expect(visible(fields, 3)).toEqual([]);
});

test('listeners hear of a change once it is complete, and only of their own field (docs: custom-fields#follow-on)', () => {
  const fields = form(
    [{ id: 1 }, child(2, 1, 'yes'), child(3, 2, 'deep'), { id: 4 }],
    [
      [1, 'yes'],
      [2, 'deep'],
    ],
  );
  const heard: string[] = [];
  for (const id of [1, 2, 3, 4]) fields.subscribe(id, () => heard.push(`${id}: ${visible(fields, 1, 2, 3, 4)}`));
  fields.change(1, 'no');
  expect(heard).toEqual(['1: 1,4', '2: 1,4', '3: 1,4']);
});

test('with several parents any of them is enough (docs: custom-fields#follow-on)', () => {
  const fields = form([
    { id: 1, followCFs: [{ responseValue: 'x', childrenCFDefIds: [3] }] },
    { id: 2, followCFs: [{ responseValue: 'y', childrenCFDefIds: [3] }] },
    { id: 3, followOn: true },
  ]);
  fields.change(1, 'x');
  fields.change(2, 'y');
  fields.change(1, '');
  expect(visible(fields, 3)).toEqual([3]);
  fields.change(2, '');
  expect(visible(fields, 3)).toEqual([]);
});

test('loops are found at load and reported with their path, and nothing hangs (docs: custom-fields#follow-on-limit)', () => {
  const definitions = [
    { id: 1, label: 'A' },
    { ...child(2, 1, 'y'), label: 'B', followCFs: [{ responseValue: 'y', childrenCFDefIds: [1] }] },
  ];
  const graph = compileFollowOn(definitions);
  expect(graph.issues).toEqual(['Follow-on fields loop: A → B → A. The chain is cut there.']);
  const self = compileFollowOn([child(1, 1, 'y')]);
  expect(self.issues[0]).toContain('1 → 1');
});

describe('a loop that is cut can be answered', () => {
  test('from the field where it is cut: it is shown, and shows the rest of the chain', () => {
    const fields = form([child(1, 3, 'y'), child(2, 1, 'y'), child(3, 2, 'y')]);
    expect(visible(fields, 1, 2, 3)).toEqual([1]);
    fields.change(1, 'y');
    fields.change(2, 'y');
    expect(visible(fields, 1, 2, 3)).toEqual([1, 2, 3]);
    fields.change(3, 'y');
    fields.change(1, 'n');
    expect(visible(fields, 1, 2, 3)).toEqual([1]);
    expect(visible(form([child(1, 1, 'y')]), 1)).toEqual([1]);
  });

  test('from outside, where a field outside shows it', () => {
    const entered = [
      child(1, 2, 'y'),
      child(2, 1, 'y'),
      { id: 3, followCFs: [{ responseValue: 'in', childrenCFDefIds: [1] }] },
    ];
    const fields = form(entered);
    expect(visible(fields, 1, 2, 3)).toEqual([3]);
    fields.change(3, 'in');
    expect(visible(fields, 1, 2, 3)).toEqual([1, 3]);
  });
});

test('chains deeper than 100 layers are reported with their path and stopped (docs: custom-fields#follow-on-limit)', () => {
  const chain: FollowOnDefinition[] = Array.from({ length: 103 }, (_, id) =>
    id === 0 ? { id } : child(id, id - 1, 'y'),
  );
  const graph = compileFollowOn(chain);
  expect(graph.issues).toHaveLength(1);
  expect(graph.issues[0]).toContain('deeper than 100 layers');
  expect(graph.issues[0]).toContain('99 → 100 → 101');
  const fields = new FieldForm(chain, graph, () => undefined, new Map(chain.map(({ id }) => [id, 'y'])));
  expect(fields.field(100).visible).toBe(true);
  expect(fields.field(101).visible).toBe(false);
  fields.change(0, 'n');
  expect(fields.field(100).visible).toBe(false);
});

test('unknown ids are reported; a field that follows on a missing one stays hidden (docs: custom-fields#follow-on)', () => {
  const definitions = [child(1, 99, 'y'), { id: 2, followCFs: [{ responseValue: 'y', childrenCFDefIds: [98] }] }];
  const graph = compileFollowOn(definitions);
  expect(graph.issues).toHaveLength(2);
  expect(visible(form(definitions), 1, 2)).toEqual([2]);
});

test('whatever the definitions and the changes, a field is shown exactly when a shown parent says so', () => {
  const definition = fc.record({
    id: fc.nat(12),
    followOn: fc.boolean(),
    followOnCustomFieldDefId: fc.option(fc.nat(12)),
    followOnResponse: fc.constantFrom('a', 'b', 'a|b'),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(definition, { selector: ({ id }) => id, maxLength: 13 }),
      fc.array(fc.tuple(fc.nat(12), fc.constantFrom('a', 'b', 'c')), { maxLength: 20 }),
      (definitions, changes) => {
        const graph = compileFollowOn(definitions);
        const fields = new FieldForm(definitions, graph, () => undefined, new Map());
        for (const [id, value] of changes) fields.change(id, value);
        return definitions.every(({ id }) => {
          const shown =
            !graph.conditional.has(id) ||
            (graph.parents.get(id) ?? []).some(
              ({ parent, responses }) => fields.field(parent).visible && responses.has(fields.field(parent).value),
            );
          const field = fields.field(id);
          return field.visible === shown && (shown || field.value === '');
        });
      },
    ),
  );
});

test('a cascade hides all 99 descendants of a chain', () => {
  const chain: FollowOnDefinition[] = Array.from({ length: 100 }, (_, id) =>
    id === 0 ? { id } : child(id, id - 1, 'y'),
  );
  const graph = compileFollowOn(chain);
  const rounds = 50;
  const forms = Array.from(
    { length: rounds },
    () => new FieldForm(chain, graph, () => undefined, new Map(chain.map(({ id }) => [id, 'y']))),
  );
  for (const fields of forms) fields.change(0, 'n');
  expect(forms.every((fields) => fields.values().size === 1)).toBe(true);
});

describe('Suggestive search: one character marks the field invalid until a choice is made (docs: custom-fields#field-suggestive-search)', () => {
  const typed = () => {
    const definitions = [{ id: 1 }, { id: 2, followOn: true, followOnCustomFieldDefId: 1, followOnResponse: 'a' }];
    return new FieldForm(definitions, compileFollowOn(definitions), () => undefined, new Map([[1, 'a']]));
  };

  test('typing does, and keeps it from being saved', () => {
    const fields = typed();
    fields.search(1, 'x');
    expect(fields.field(1)).toMatchObject({ searching: true, errorKey: 'invalidRefList', value: 'a' });
    expect(fields.errors()).toEqual([{ id: 1, errorKey: 'invalidRefList' }]);
  });

  test('a choice ends it', () => {
    const fields = typed();
    fields.search(1, 'x');
    fields.change(1, 'b');
    expect(fields.field(1)).toEqual({ visible: true, value: 'b', touched: false, errorKey: undefined });
  });

  test('so does taking the text out, and with it the earlier choice', () => {
    const fields = typed();
    fields.search(1, 'x');
    fields.search(1, '');
    expect(fields.field(1)).toMatchObject({ value: '', errorKey: undefined });
    expect(fields.field(2).visible).toBe(false);
  });

  test('a hidden field cannot be typed into', () => {
    const fields = typed();
    fields.change(1, '');
    fields.search(2, 'x');
    expect(fields.field(2)).toEqual({ visible: false, value: '', touched: false, errorKey: undefined });
  });
});
