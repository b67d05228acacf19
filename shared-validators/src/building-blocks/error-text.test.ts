import fc from 'fast-check';
import { errorText } from './error-text.ts';

test.each([
  ['required', {}, 'This field is required.', 'LBL_REQUIRED_FIELD'],
  ['invalidNumeric', {}, 'Please enter valid numeric value.', 'ERR_CUSTOM_FIELD_NUMERAL_INPUT'],
  [
    'invalidNumericFormat',
    { format: '###.##' },
    'Please ensure that you are entering valid numeric value with format ###.##.',
    undefined,
  ],
  [
    'invalidFormatError',
    { format: '###.##' },
    'Please ensure that you are entering valid numeric value with format ###.##.',
    undefined,
  ],
  [
    'invalidTextFormat',
    { format: 'AA-99' },
    'Please ensure that you are entering valid text value with format AA-99.',
    undefined,
  ],
  [
    'invalidRefList',
    { validationType: 'Reference List' },
    'Please ensure that you are entering valid information (Reference List).',
    undefined,
  ],
  ['invalidIban', {}, 'This field is invalid.', undefined],
  ['isValueEqualInvalid', {}, 'This value does not match', undefined],
  ['fileTooLarge', {}, 'Sorry, this file is larger than the 10 MB limit. Try uploading a different file.', undefined],
  ['fileTypeNotAllowed', { name: 'a.exe' }, 'This file a.exe cannot be uploaded.', undefined],
  ['attachmentLimitReached', {}, 'You have reached the maximum amount of attachments', undefined],
  ['Level 2 Required', {}, 'Level 2 Required', undefined],
])('%s with %j: %s (docs: validators#validator-library)', (key, values, text, label) => {
  expect(errorText(key, values)).toEqual(label ? { text, label } : { text });
});

test('a format with braces or dollars is shown as it is', () => {
  expect(errorText('invalidTextFormat', { format: '$&{format}' }).text).toContain('with format $&{format}.');
});

test('any key has a text (docs: validators#validator-library)', () => {
  fc.assert(fc.property(fc.string(), (key) => errorText(key).text !== '' || key.trim() === ''));
  expect(errorText('constructor').text).toBe('This field is invalid.');
});
