import { customFieldDefinition } from 'shared-client/schema/custom-fields';
import * as v from 'valibot';
import { MONDAY } from '../testing/samples.ts';
import { definitionOn, isOutOfDate } from './custom-values.ts';

describe('A reference value is valid for a worked date on or after the active date and before the inactive date', () => {
  const definition = v.parse(customFieldDefinition, {
    id: 1,
    label: 'Project',
    inputType: 'Pull Down',
    refListValues: ['old', 'new', 'open'],
    cfRefList: [
      { value: 'old', dateActive: null, dateInactive: MONDAY },
      { value: 'new', dateActive: MONDAY, dateInactive: null },
      { value: 'open' },
    ],
  });
  const offered = (date: string, kept = '') => definitionOn(definition, date, kept).cfRefList?.map((one) => one.value);
  test('others are not offered', () => {
    expect(offered(MONDAY)).toEqual(['new', 'open']);
    expect(offered('2026-11-15')).toEqual(['old', 'open']);
    expect(definitionOn(definition, MONDAY, '').refListValues).toEqual(['new', 'open']);
  });
  test('a value that stands there stays in sight', () =>
    expect(offered(MONDAY, 'old')).toEqual(['old', 'new', 'open']));
  test('a copied value is out of date or not', () => {
    expect(isOutOfDate(definition, 'old', MONDAY)).toBe(true);
    expect(isOutOfDate(definition, 'new', MONDAY)).toBe(false);
    expect(isOutOfDate(definition, 'not listed', MONDAY)).toBe(false);
  });
});
