import { DICTIONARY, DICTIONARY_REQUESTS } from '../testing/dictionary-requests.ts';
import { sha256 } from './dictionary-form.ts';
import { fileOfForm, formSuffix, suffixFor } from './form-name.ts';

const hashOf = (text: string) => sha256(Buffer.from(text));

test.each([
  // STgSJ487CnqvQkMz5cCB+2H9InfaHp9GGd5Wp90qpro=
  ['version 0', '.STgSJ487CnqvQkMz5cCB2H9InfaHp9GGd5Wp90qpro.dcz'],
  // zjGlDV7/aAZ/dsaF+EH++chp/0b+MAoYq1R+/574yko=
  ['version 109583', '.zjGlDV7aAZdsaFEHchp0bMAoYq1R.dcz'],
])('the name of a form has the letters and digits of the hash of "%s"', (dictionary, suffix) => {
  expect(formSuffix(hashOf(dictionary))).toBe(suffix);
});

test.each(DICTIONARY_REQUESTS)('"%s" with %s', (codings, dictionary, sent) => {
  const headers = {
    'accept-encoding': codings,
    ...(dictionary !== undefined && { 'available-dictionary': dictionary }),
  };
  const isFound = suffixFor(headers) === formSuffix(sha256(DICTIONARY));
  expect(isFound).toBe(sent === 'dcz');
});

test('a form leads to its file', () => {
  expect(fileOfForm(`mfe/mfe_notes/1/app.js${formSuffix(hashOf('x'))}`)).toBe('mfe/mfe_notes/1/app.js');
  expect(fileOfForm('mfe/mfe_notes/1/app.js.br')).toBeUndefined();
});
