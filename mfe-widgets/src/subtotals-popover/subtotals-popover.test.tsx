/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SubtotalsPopover } from './index.ts';

test('it comes on hover, at most 650 px wide: subtotal items, each a label or key and an amount (docs: allocations#subtotals-popover)', async () => {
  jest.useFakeTimers();
  render(
    <SubtotalsPopover
      items={[
        { label: 'Travel', amount: '2.00' },
        { key: 'LBL_REG_HOURS', amount: '8.00' },
      ]}
    >
      10.00
    </SubtotalsPopover>,
  );
  fireEvent.pointerEnter(screen.getByText('10.00'));
  await act(async () => jest.advanceTimersByTime(300));
  const tip = screen.getByRole('tooltip', { hidden: true });
  expect([...tip.querySelectorAll('.wd-subtotal')].map((line) => line.textContent)).toEqual([
    'Travel2.00',
    'REG HOURS8.00',
  ]);
  // 40.625 times 16 px.
  expect(650 / 16).toBe(40.625);
  expect(tip.getAttribute('style')).toContain('var(--rem) * 40.625');
  jest.useRealTimers();
});
