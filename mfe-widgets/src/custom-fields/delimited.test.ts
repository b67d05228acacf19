import { choicesOf } from './choices.ts';
import { withOptions } from './definition.ts';
import { splitOptions, splitValues } from './delimited.ts';
import { compileFollowOn } from './follow-on-graph.ts';

describe('Multiselect and radio options are delimited by | (or / for a billing-item radio) (docs: custom-fields#field-definition, custom-fields#field-input-types, custom-fields#field-secure, custom-fields#field-delimiter)', () => {
  test.each([
    ['Multiselect Checkbox', 'Crane|Lift|Welder', ['Crane', 'Lift', 'Welder']],
    ['Multiselect Checkbox', 'Day/Night', ['Day/Night']],
    ['Radio', 'Yes|No', ['Yes', 'No']],
    ['Radio', 'Yes/No', ['Yes', 'No']],
    ['Radio', 'Yes|No|N/A', ['Yes', 'No', 'N/A']],
    ['Radio', ' Yes / / No ', ['Yes', 'No']],
    ['Pull Down', 'North|South', ['North', 'South']],
    ['Radio', '', []],
  ])('%s: %s', (inputType, text, options) => {
    expect(splitOptions(text, { inputType })).toEqual(options);
  });

  test('a delimiter of the definition wins where the text has it', () => {
    expect(splitOptions('Yes;No', { inputType: 'Radio', strDelim: ';' })).toEqual(['Yes', 'No']);
    expect(splitOptions('Yes|No', { inputType: 'Radio', strDelim: ';' })).toEqual(['Yes', 'No']);
  });

  test('they are choices like those of a list, each once', () => {
    const field = { id: 1, label: 'Billable', inputType: 'Radio' };
    expect(choicesOf(withOptions({ ...field, values: 'Yes/No/Yes' }))).toEqual([
      { label: 'Yes', value: 'Yes' },
      { label: 'No', value: 'No' },
    ]);
    expect(choicesOf(withOptions({ ...field, values: '', refListValues: ['A'] }))).toEqual([
      { label: 'A', value: 'A' },
    ]);
  });

  test('a field follows on a radio whose answers are written so, and on one whose answer holds the sign', () => {
    const child = { id: 2, followOn: true, followOnCustomFieldDefId: 1, followOnResponse: 'Later/N/A' };
    const [edge] = compileFollowOn([{ id: 1, inputType: 'Radio' }, child]).parents.get(2) ?? [];
    expect([...(edge?.responses ?? [])]).toEqual(['Later/N/A', 'Later', 'N', 'A']);
    const [other] = compileFollowOn([{ id: 1, inputType: 'Free Text(Small)' }, child]).parents.get(2) ?? [];
    expect([...(other?.responses ?? [])]).toEqual(['Later/N/A']);
  });
});

test('selections are stored with the delimiter between them, and nothing is one', () => {
  expect(splitValues('Crane||Lift|')).toEqual(['Crane', 'Lift']);
  expect(splitValues('Crane/Lift', '/')).toEqual(['Crane', 'Lift']);
});
