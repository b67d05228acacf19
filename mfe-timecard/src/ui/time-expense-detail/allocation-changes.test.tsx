/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import '../../texts/register-time-expense-detail.ts';
import { AllocationChanges } from './allocation-changes.tsx';

test('a worker reads which allocations were changed, by whom and in whose name (docs: approvals#approval-allocations)', () => {
  const line = {
    workedDate: '2026-11-09',
    name: 'CC-100',
    nameBefore: null,
    unit: 'hours',
    before: 7.5,
    after: 4.5,
  } as const;
  render(
    <AllocationChanges
      precision={2}
      changes={[
        {
          by: 'Samuel Okafor',
          byFor: 'Daniel Reyes',
          at: '2026-11-16T09:00:00Z',
          changes: [
            line,
            { ...line, name: 'CC-200', nameBefore: 'CC-100', unit: 'percent', before: null, after: 40 },
            { ...line, workedDate: null, name: 'Pallet', unit: 'units', before: 12, after: null },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByText('Samuel Okafor for Daniel Reyes')).toBeDefined();
  expect(screen.getByText('Mon, Nov 9 · CC-100: 7.50 h → 4.50 h')).toBeDefined();
  expect(screen.getByText('Mon, Nov 9 · CC-100 → CC-200: – → 40 %')).toBeDefined();
  expect(screen.getByText('Period · Pallet: 12 → –')).toBeDefined();
});
