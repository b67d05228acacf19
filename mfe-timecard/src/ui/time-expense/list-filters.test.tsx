/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as widget from 'mfe_widgets/filter';
import '../../texts/register-time-expense.ts';
import { ListFilters } from './list-filters.tsx';
import { readListQuery } from './list-query.ts';

const show = (filters: Parameters<typeof ListFilters>[0]['view']['filters']) =>
  render(
    <ListFilters
      widget={widget}
      view={{ ...readListQuery(new URLSearchParams()), filters }}
      generation={0}
      onChange={() => undefined}
    />,
  );
const shown = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}`) }) !== null;

test('filters that are rarely used are behind a button (docs: lists#filter-more)', async () => {
  show({ status: [{ key: 'Saved', value: 'Saved' }] });
  const button = screen.getByRole('button', { name: 'Filters', expanded: false });
  expect([shown('Status'), shown('Period'), shown('Hours'), shown('Amount')]).toEqual([true, true, false, false]);
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Filters', expanded: true })).toBe(button);
  expect([shown('Hours'), shown('Amount')]).toEqual([true, true]);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toMatch(/^Hours/);
});

test('the button says how many of them are applied, and these are shown (docs: lists#filter-more)', () => {
  show({ hours: [{ key: 'from', value: '8' }], supplier: [{ key: 'North', value: 'North' }] });
  expect(screen.getByRole('button', { name: 'Filters (2)', expanded: true })).toBeTruthy();
  expect([shown('Supplier'), shown('Hours'), shown('Amount')]).toEqual([true, true, true]);
});

test('on a narrow screen all filters are behind the button, which counts them (docs: lists#filter-more)', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
  try {
    show({ status: [{ key: 'Saved', value: 'Saved' }], hours: [{ key: 'from', value: '8' }] });
    expect([shown('Status'), shown('Hours'), shown('Clear filters')]).toEqual([false, false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)', expanded: false }));
    expect([shown('Type'), shown('Status'), shown('Hours')]).toEqual([true, true, true]);
  } finally {
    window.matchMedia = wide;
  }
});
