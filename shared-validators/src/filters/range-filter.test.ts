import fc from 'fast-check';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { DECIMAL_RANGE_DIGITS, isRangeNumber, rangeFilter } from './range-filter.ts';

const integer = rangeFilter();
const decimal = rangeFilter(DECIMAL_RANGE_DIGITS);

describe('Integer mode allows digits only', () => {
  test.each([
    ['0', true],
    ['0012', true],
    ['1.0', false],
    ['-1', false],
    ['1,000', false],
    [' 1', false],
    ['1\n', false],
    ['１', false],
    ['1e3', false],
  ])('%j: %s', (text, accepted) => {
    expect(isRangeNumber(text, 0)).toBe(accepted);
  });
});

describe('Decimal mode allows digits with an optional fraction of at most two digits', () => {
  test.each([
    ['1', true],
    ['1.5', true],
    ['1.25', true],
    ['1.255', false],
    ['1.', false],
    ['.5', false],
    ['1,5', false],
    ['1.5.5', false],
  ])('%j: %s', (text, accepted) => {
    expect(isRangeNumber(text, 2)).toBe(accepted);
  });
});

describe('Apply is disabled when both are empty or either input is invalid', () => {
  test.each([
    [integer, { from: '', to: '' }, { '': ['required'] }],
    [integer, {}, { '': ['required'] }],
    [integer, { from: '1', to: '' }, {}],
    [integer, { from: '', to: '9' }, {}],
    [integer, { from: 'x', to: '9' }, { from: ['match'] }],
    [integer, { from: '1', to: '9.5' }, { to: ['match'] }],
    [decimal, { from: '1.25', to: '9.5' }, {}],
    [integer, { from: '9', to: '1' }, {}],
  ])('%#', (schema, selection, keys) => {
    expect({ ...errorKeys(schema, selection) }).toEqual(keys);
  });
});

test('every amount with two decimals is a decimal range number', () => {
  fc.assert(fc.property(fc.nat(), (cents) => isRangeNumber((cents / 100).toFixed(2), 2)));
});

test('no input throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void errorKeys(decimal, value)));
});
