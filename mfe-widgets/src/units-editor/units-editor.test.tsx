/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { type PieceUnits, totalUnits, UnitsEditor } from './index.ts';

function Units({ first }: { first: readonly PieceUnits[] }) {
  const [pieces, setPieces] = useState(first);
  return <UnitsEditor label="Tuesday" pieces={pieces} onChange={setPieces} />;
}

test('one row per piece type, plus a total of units (docs: allocations#units-editor)', () => {
  render(
    <Units
      first={[
        { type: 'Weld', unitsWorked: '12' },
        { type: 'Joint', unitsWorked: '4.5' },
      ]}
    />,
  );
  expect(screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Weld',
    'Joint',
  ]);
  expect(screen.getByText(/TOTAL UNITS/).textContent).toBe('TOTAL UNITS 16.50');
});

test('units worked are cut to 6 characters (docs: allocations#units-length)', () => {
  render(<Units first={[{ type: 'Weld', unitsWorked: '' }]} />);
  const weld = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weld' });
  fireEvent.change(weld, { target: { value: '12345678' } });
  expect(weld.value).toBe('123456');
});

test('what cannot be read, or is negative, counts as nothing', () => {
  expect(totalUnits(['2.5', 'x', '-1', ''].map((unitsWorked) => ({ type: 'Weld', unitsWorked })))).toBe(250);
});
