/** @jest-environment jsdom */
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LINE_TEXTS } from 'shared-validators/line-texts';
import { type CustomFieldDefinition, CustomFieldForm, createCustomFieldForm, type ReferenceSource } from './index.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const source: ReferenceSource = { search: async () => [], levels: () => [], loadLevel: async () => [] };
const text = (id: number, more: Partial<CustomFieldDefinition> = {}): CustomFieldDefinition => ({
  id,
  label: `Field ${id}`,
  inputType: 'Free Text(Small)',
  requireValidation: true,
  ...more,
});

let root: Root;
let commits = 0;

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function show(
  definitions: readonly CustomFieldDefinition[],
  values: [number, string][] = [],
  from = source,
  expense = false,
) {
  const form = createCustomFieldForm(definitions, new Map(values));
  const changes: number[] = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const element = (
    <Profiler id="form" onRender={() => (commits += 1)}>
      <CustomFieldForm
        definitions={definitions}
        form={form}
        source={from}
        expense={expense}
        onChange={() => changes.push(1)}
      />
    </Profiler>
  );
  await act(async () => root.render(element));
  commits = 0;
  return { form, changes };
}

function input(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
}

async function type(label: string, value: string): Promise<void> {
  const element = input(label);
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a keystroke in a form of 500 fields renders nothing, and the form knows the answer (docs: widgets#widget-speed)', async () => {
  const { form, changes } = await show(Array.from({ length: 500 }, (_, id) => text(id)));
  for (const typed of ['m', 'me', 'mea']) await type('Field 251', typed);
  expect(commits).toBe(0);
  expect(form.field(251).value).toBe('mea');
  expect(input('Field 251').value).toBe('mea');
  expect(changes).toHaveLength(3);
});

test('a keystroke that answers a parent shows its follow-on field, and one that does not hides and clears it', async () => {
  const { form } = await show([
    text(1),
    text(2, { followOn: true, followOnCustomFieldDefId: 1, followOnResponse: 'y' }),
  ]);
  expect(document.querySelectorAll('input')).toHaveLength(1);
  await type('Field 1', 'y');
  await type('Field 2', 'kept?');
  await type('Field 1', 'yn');
  expect(document.querySelectorAll('input')).toHaveLength(1);
  await type('Field 1', 'y');
  expect(input('Field 2').value).toBe('');
  expect(form.field(2).value).toBe('');
});

test('an error is shown after the field was left, and hidden once it is fixed', async () => {
  await show([text(1, { validationType: 'Numeric' })]);
  await type('Field 1', 'x');
  expect(document.querySelector('.wd-error')).toBeNull();
  await act(async () => input('Field 1').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(document.querySelector('.wd-error')?.textContent).toContain('valid numeric value');
  await type('Field 1', '12');
  expect(document.querySelector('.wd-error')).toBeNull();
});

test('a text that the form is given from elsewhere is shown, in one line and in several', async () => {
  const { form } = await show([text(1), text(2, { inputType: 'Free Text(Large)' })], [[2, 'before']]);
  expect(input('Field 2').value).toBe('before');
  await act(async () => {
    form.change(1, 'copied');
    form.change(2, 'two\nlines');
  });
  expect([input('Field 1').value, input('Field 2').value]).toEqual(['copied', 'two\nlines']);
});

test('a text stops at the length that the server takes (docs: custom-fields#field-length)', async () => {
  await show([text(1), text(2, { inputType: 'Free Text(Large)' }), text(3, { secure: true })]);
  const fields = ['Field 1', 'Field 2', 'Field 3'];
  expect(fields.map((label) => input(label).maxLength)).toEqual(fields.map(() => LINE_TEXTS.customField));
});

describe('Reference List applies to free text: the value must be in the list, also in one that only the server has (docs: custom-fields#field-reference-list)', () => {
  const center = text(1, { validationType: 'Reference List Case Sensitive', cfReferenceListId: 7 });
  const leave = () => act(async () => input('Field 1').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  const message = () => document.querySelector('.wd-error')?.textContent;

  test('it is looked up when the field is left', async () => {
    const asked: unknown[] = [];
    const find = async (...given: [number, string, boolean]) => {
      asked.push(given);
      return given[1] === '4410';
    };
    const { form } = await show([center], [], { ...source, find });
    await type('Field 1', '441');
    await leave();
    expect(asked).toEqual([[7, '441', true]]);
    expect(message()).toContain('valid information (Reference List Case Sensitive)');
    expect(form.errors()).toEqual([{ id: 1, errorKey: 'invalidRefList' }]);
    await type('Field 1', '4410');
    await leave();
    expect(message()).toBeUndefined();
    await type('Field 1', '441');
    expect(message()).toBeDefined();
  });

  test('an answer for what no longer stands there changes nothing', async () => {
    let answer = (_: boolean): void => {};
    const find = () => new Promise<boolean>((resolve) => (answer = resolve));
    const { form } = await show([center], [], { ...source, find });
    await type('Field 1', 'old');
    await leave();
    await type('Field 1', 'new');
    await act(async () => answer(false));
    expect(form.field(1)).toMatchObject({ value: 'new', errorKey: undefined });
  });

  test('a lookup that fails is logged, and the text stands (docs: custom-fields#reference-failure)', async () => {
    const logged: unknown[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => logged.push(parts[0]);
    try {
      const { form } = await show([center], [], { ...source, find: () => Promise.reject(new Error('503')) });
      await type('Field 1', '4410');
      await leave();
      expect(logged).toEqual(['A reference value could not be looked up.']);
      expect(form.errors()).toEqual([]);
    } finally {
      console.error = error;
    }
  });
});

test('an expense allocation uses allowEmptyExpense instead of allowEmpty, also for what is called optional', async () => {
  const fields = [text(1, { allowEmpty: true }), text(2, { allowEmptyExpense: true })];
  await show(fields, [], source, true);
  const optional = [...document.querySelectorAll('label')].map((label) => label.textContent);
  expect(optional).toEqual(['Field 1', 'Field 2 (optional)']);
});
