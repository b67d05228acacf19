import fc from 'fast-check';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { dateFilter } from './date-filter.ts';

const filter = dateFilter();

test.each([
  [{ from: '', to: '' }, { '': ['required'] }],
  [{}, { '': ['required'] }],
  [{ from: '11/21/2026', to: '' }, {}],
  [{ from: '', to: '11/21/2026' }, {}],
  [{ from: '11/21/2026', to: '11/21/2026' }, {}],
  [{ from: '11/21/2026', to: '11/22/2026' }, {}],
  [{ from: '11/22/2026', to: '11/21/2026' }, { to: ['validEndDate'] }],
  [{ from: '02/30/2026', to: '11/21/2026' }, { from: ['match'] }],
  [{ from: '11/21/2026', to: '2026-11-22' }, { to: ['match'] }],
  [{ from: '11/21/20266', to: '' }, { from: ['match'] }],
  [{ from: '11/21/2026\n', to: '' }, { from: ['match'] }],
])('%j gives %j', (selection, keys) => {
  expect({ ...errorKeys(filter, selection) }).toEqual(keys);
});

test('reads another format', () => {
  expect({ ...errorKeys(dateFilter('DD.MM.YYYY'), { from: '21.11.2026', to: '20.11.2026' }) }).toEqual({
    to: ['validEndDate'],
  });
});

test('no input throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void errorKeys(filter, value)));
});
