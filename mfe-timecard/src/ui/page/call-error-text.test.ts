import { NotFoundError, ValidationError } from 'shared-client';
import { formatLoadError, isMissing } from './call-error-text.ts';

const refused = (field: string, message: string) => new ValidationError('refused', [{ field, message }]);

test('a parameter of the URL that cannot be is nothing to be found, in no words of the call', () => {
  const t = (key: string) => key;
  for (const error of [
    new NotFoundError('gone'),
    refused('query.engagementId', 'must be a whole number'),
    new ValidationError('refused', [{ message: 'query.engagementId: must be a whole number.' }]),
  ]) {
    expect(isMissing(error)).toBe(true);
    expect(formatLoadError(t, error)).toBe('MSG_NOT_FOUND_WHY');
  }
  const closed = refused('date', 'The period is closed.');
  expect(isMissing(closed)).toBe(false);
  expect(formatLoadError(t, closed)).toBe('The period is closed.');
});
