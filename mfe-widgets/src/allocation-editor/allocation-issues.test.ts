/** @jest-environment jsdom */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { markedByRow } from './allocation-issues.ts';
import { AllocationEditor, type AllocationIssue, type AllocationType, blankAllocation } from './index.ts';

test('controls are marked by row; a row with nothing wrong has none', () => {
  const marked = markedByRow([
    { key: 'a', field: 'hours' },
    { key: 'b', field: 'rate-0-otHrs' },
    { key: 'a', field: 'leave-17' },
  ]);
  expect([...(marked.get('a') ?? [])]).toEqual(['hours', 'leave-17']);
  expect([...(marked.get('b') ?? [])]).toEqual(['rate-0-otHrs']);
  expect(marked.has('c')).toBe(false);
});

test('each control of a row is marked by its name: amounts, selects, leave and multi-rate lines', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const rates = [{ type: 'Travel', hrs: '1', regHrs: '', otHrs: '', dtHrs: '' }];
  const leave = [{ key: '17', leaveDisplayName: 'Vacation', tafwHours: '' }];
  const rows = ['a', 'b'].map((key, at) => ({
    ...blankAllocation(key, at + 1),
    costAllocationMultiRates: rates,
    tafwBillingCostAllocations: leave,
  }));
  const place = document.createElement('div');
  const root = createRoot(place);
  const marked = async (type: AllocationType, issues: readonly AllocationIssue[]): Promise<string[]> => {
    const fieldId = (key: string, field: string) => `${key}.${field}`;
    const props = { label: 'Day', type, types: ['Labor'], rows, fieldId, issues, onChange: () => {} };
    await act(async () => root.render(createElement(AllocationEditor, props)));
    return [...place.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
  };
  expect(await marked('hours', [{ key: 'a', field: 'hours' }])).toEqual(['a.hours']);
  expect(await marked('hours', [{ key: 'b', field: 'leave-17' }])).toEqual(['b.leave-17']);
  expect(await marked('multi_rate', [{ key: 'b', field: 'rate-0-hrs' }])).toEqual(['b.rate-0-hrs']);
  expect(await marked('per_unit', [{ key: 'a', field: 'pieceType' }])).toEqual(['a.pieceType']);
  expect(await marked('ot_multi_rate', [{ key: 'a', field: 'costAllocType' }])).toEqual(['a.costAllocType']);
  expect(await marked('hours', [])).toEqual([]);
  await act(async () => root.unmount());
});
