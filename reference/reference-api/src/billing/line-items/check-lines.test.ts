import { tokens } from '../../testing/timecard.ts';
import { checkNotEmpty } from './check-lines.ts';

test('an empty item says so', () => {
  expect(tokens(checkNotEmpty([]))).toEqual(['BILLING_TIME_ENTRY_NO_DETAIL_ITEMS']);
  expect(checkNotEmpty([{}])).toEqual([]);
});
