import { UserError } from '../user-error.ts';
import { namedVersion, versionName } from './named-version.ts';

test('a version is named and taken apart again', () =>
  expect(namedVersion(versionName('mfe_notes', '1.0.0-ab12'))).toEqual(['mfe_notes', '1.0.0-ab12']));

test.each(['mfe_notes', '@1.0.0', 'mfe_notes@', 'a@b@c', 'mfe notes@1', ''])('"%s" is rejected', (text) => {
  expect(() => namedVersion(text)).toThrow(UserError);
  expect(() => namedVersion(text)).toThrow(`"${text}" is not NAME@VERSION.`);
});
