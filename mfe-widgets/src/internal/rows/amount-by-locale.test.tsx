/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { formatNumber, LANGUAGES, locale, tagOf } from 'shared-session';
import {
  formatUnits,
  normalizeHours,
  readDecimal,
  shownAmount,
  typedAmount,
  unitsToNumber,
} from 'shared-validators/amounts';
import { AmountInput } from './amount-input.tsx';

const tags = LANGUAGES.map(tagOf);
const amounts = { steps: fc.integer({ min: 0, max: 9_999_999 }), precision: fc.integer({ min: 0, max: 4 }) };

describe.each(tags)('amounts in %s', (tag) => {
  const read = (text: string, precision: number) => readDecimal(typedAmount(text, tag, precision), precision);

  test('what a field shows is read as the same number', () => {
    fc.assert(
      fc.property(fc.record(amounts), ({ steps, precision }) => {
        expect(read(shownAmount(formatUnits(steps, precision), tag), precision)).toBe(steps);
      }),
    );
  });

  test('what a page shows, with its groups, is read as the same number or refused, never as another', () => {
    fc.assert(
      fc.property(fc.record(amounts), ({ steps, precision }) => {
        const back = read(formatNumber(unitsToNumber(steps, precision), tag, precision), precision);
        if (back !== null || (precision > 0 && precision !== 3)) expect(back).toBe(steps);
      }),
    );
  });

  test('what the other convention reads differently is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (whole, rest) => {
        for (const sign of ['.', ',']) expect(read(`${whole}${sign}${String(rest).padStart(3, '0')}`, 2)).toBeNull();
      }),
    );
  });

  test.each([
    ['7,5', 750],
    ['7.5', 750],
    ['1.234,5', 123_450],
    ['1,234.5', 123_450],
    ['1 234,5', 123_450],
    ['1’234.5', 123_450],
    ['1.234.567', 123_456_700],
    ['0,125', 13],
    ['12,3456', 1235],
    ['๗.๕', 750],
    ['７。５', 750],
  ])('%s has one reading', (text, hundredths) => expect(read(text, 2)).toBe(hundredths));

  test.each(['1,23,4', '1.23.4', '1,234,5', '1.2,3', '1,2.3', '12 34'])('%s has none', (text) =>
    expect(read(text, 2)).toBeNull(),
  );
});

const hours = (text: string) => normalizeHours(text, 2);

function Hours({ first = '7.50', onKept }: { first?: string; onKept: (value: string) => void }) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onKept(next);
  };
  return (
    <AmountInput label="Hours" value={value} normalize={hours} precision={2} placeholder="0.00" onChange={change} />
  );
}

describe('an amount field in German', () => {
  const kept: string[] = [];
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const type = (text: string) => {
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.blur(field());
  };
  beforeEach(async () => {
    kept.length = 0;
    // There is no server to load German texts from.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => void (await locale.setLanguage('de_DE')));
    render(<Hours onKept={(value) => kept.push(value)} />);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => locale.setLanguage('en_US'));

  test('shows what a form keeps in its own signs, and keeps what is typed with a dot', () => {
    // A placeholder next to a text would be invisible, so it is not set.
    expect([field().value, field().placeholder]).toEqual(['7,50', '']);
    fireEvent.change(field(), { target: { value: '' } });
    expect([field().value, field().placeholder, kept.pop()]).toEqual(['', '0,00', '']);
    type('8,5');
    expect([field().value, ...kept]).toEqual(['8,50', '8.5', '8.50']);
    type('1.234,5');
    expect([field().value, kept.at(-1)]).toEqual(['1234,50', '1234.50']);
  });

  test('leaves and marks what could be two numbers', () => {
    type('1.234');
    expect([field().value, field().getAttribute('aria-invalid'), kept.at(-1)]).toEqual(['1.234', 'true', '1,234']);
    type('7,125');
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['7,125', 'true']);
  });

  test('writes itself anew in another language', async () => {
    await act(async () => void (await locale.setLanguage('en_GB')));
    expect(field().value).toBe('7.50');
  });
});
