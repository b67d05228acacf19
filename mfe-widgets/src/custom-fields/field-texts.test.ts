import { fieldsEnglish } from '../internal/texts/fields-english.ts';
import { pageEnglish } from '../internal/texts/page-english.ts';
import type { PageText } from '../internal/texts/use-page-text.ts';
import { fieldErrorText } from './field-texts.ts';

const english = { ...pageEnglish, ...fieldsEnglish };

const text = ((key: keyof typeof english, values: Record<string, string> = {}) =>
  english[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as PageText;

test.each([
  ['required', 'This field is required.'],
  ['checkBoxNotFilled', 'This field is required.'],
  ['invalidNumeric', 'Please enter valid numeric value.'],
  ['invalidNumericFormat', 'Please ensure that you are entering valid numeric value with format ##.##.'],
  ['invalidFormatError', 'Please ensure that you are entering valid numeric value with format ##.##.'],
  ['invalidTextFormat', 'Please ensure that you are entering valid text value with format ##.##.'],
  ['invalidRefList', 'Please ensure that you are entering valid information (Reference List).'],
  ['invalidEmailFormat', 'Please ensure that you are entering valid information (name@example.com)'],
  ['match', 'This value does not match'],
  ['Level 2 Required', 'Level 2 Required'],
  ['Level 12 Required', 'Level 12 Required'],
  ['Level Required', 'This field is invalid.'],
  ['anything else', 'This field is invalid.'],
])('%s: %s (docs: custom-fields#field-messages)', (errorKey, said) => {
  expect(fieldErrorText(errorKey, { validationType: 'Reference List', validationFormat: '##.##' }, text)).toBe(said);
});

test('a list without a validation type says that the field is invalid (docs: custom-fields#field-messages)', () => {
  expect(fieldErrorText('invalidRefList', {}, text)).toBe('This field is invalid.');
});

test('a missing level of a drill-down is said in the language of the page (docs: custom-fields#drill-down-required)', () => {
  const inGerman: PageText = (key, values) => (key === 'LBL_LEVEL_REQUIRED' ? `Ebene ${values?.level} fehlt` : key);
  expect(fieldErrorText('Level 12 Required', {}, inGerman)).toBe('Ebene 12 fehlt');
});
