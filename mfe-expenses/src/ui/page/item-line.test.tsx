/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';

await import('../../texts/en-US.ts');
const { ItemLine } = await import('./item-line.tsx');

afterEach(cleanup);

test.each([
  [null, false, 'Line 1 –'],
  [null, true, 'Line 1 Enter the amount'],
  ['$5.00', true, 'Line 1 $5.00'],
])(
  'a line with the amount %p, asked for: %p, has the head "%s" (docs: adjustments#adjustment-page)',
  (amount, isAsked, head) => {
    render(
      <ul>
        <ItemLine name="Line 1" amount={amount} isAsked={isAsked} onRemove={null}>
          <input aria-label="Amount" />
        </ItemLine>
      </ul>,
    );
    expect(screen.getByRole('heading').textContent?.replace(/\s+/g, ' ')).toBe(head);
  },
);
