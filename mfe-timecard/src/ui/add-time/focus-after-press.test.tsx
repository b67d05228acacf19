/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type EditMetadata, editMetadata } from 'shared-client/schema/billing';
import { currentUser } from 'shared-session';
import * as v from 'valibot';
import { sampleMetadata } from '../../../../reference/reference-api/src/testing/sample-metadata.ts';
import { MONDAY, TUESDAY } from '../../domain/testing/samples.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';

const NOW = new Date('2026-11-18T20:00:00Z');

let metadata: EditMetadata;
const billing = await import('shared-client/billing');
const engagements = await import('shared-client/engagements');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: async () => metadata,
  validateCreationDate: async () => ({ errors: [] }),
  saveBillingItem: () => new Promise(() => undefined),
  getPreviousPeriodDetails: () => new Promise(() => undefined),
}));
jest.unstable_mockModule('shared-client/engagements', () => ({
  ...engagements,
  getEngagementItems: async () => ({ content: [] }),
  getHourStatus: async () => false,
}));
const { nextFrames } = await import('../../testing/next-paint.ts');
const { showTimecard } = await import('../../testing/show-timecard.tsx');
const { buttons, faultOf, find, kindOf } = await import('../../testing/focus-after.ts');
const { ServerData } = await import('shared-session/server-data');
const { AddTimePage } = await import('./add-time-page.tsx');
const { DayCard } = await import('./day/day-card.tsx');
const { DayList } = await import('./panels/day-list.tsx');

beforeEach(() => {
  jest.spyOn(currentUser, 'load').mockResolvedValue(undefined);
});

/** Times, shifts, hours alone, percent, units and the whole period, as full pages; the short suite has two days with allocations. */
const TEMPLATES = process.env.TEST_WIDE ? [0, 1, 3, 5, 6, 8, 10, 12, 14, 20, 25, 30] : [1];
/** The number of presses before the last one. */
const DEPTH = process.env.TEST_WIDE ? 2 : 1;

async function open(id: number) {
  cleanup();
  if (!process.env.TEST_WIDE) {
    const days = [MONDAY, TUESDAY].map((dayKey) => <DayCard key={dayKey} dayKey={dayKey} />);
    await showTimecard([<DayList key="list" />, ...days], { timecardTemplateId: id });
    return;
  }
  metadata = v.parse(editMetadata, sampleMetadata(id, NOW));
  render(<AddTimePage query={readEntryQuery(`reqId=${metadata.engagementId}`)} />, { wrapper: ServerData });
  await screen.findByText('Save');
  const closed = document.querySelector('.tc-card h2 [aria-expanded=false]');
  if (closed) fireEvent.click(closed);
  await nextFrames();
}

/** A fresh timecard in which the given buttons were pressed. */
async function reach(id: number, path: readonly string[]) {
  await open(id);
  for (const kind of path) {
    const next = find(kind);
    if (next) fireEvent.click(next);
    await nextFrames();
  }
}

// Slow: it opens the page in each state and presses each button.
test('every button of every state sends the focus to what it brought, and none loses it', async () => {
  const faults: string[] = [];
  const pressed = new Set<string>();
  const paths: { id: number; path: readonly string[] }[] = TEMPLATES.map((id) => ({ id, path: [] }));
  // Finds the shortest path to each kind of button first.
  for (let next = paths.shift(); next; next = paths.shift()) {
    const { id, path } = next;
    await reach(id, path);
    const kinds = new Set(buttons().map(kindOf));
    for (const kind of kinds) {
      if (pressed.has(kind)) continue;
      pressed.add(kind);
      await reach(id, path);
      const button = find(kind);
      const known = new Set(buttons().map(kindOf));
      const fault = button ? await faultOf(button) : null;
      if (fault !== null) faults.push(`${id}: ${[...path, kind].join(' > ')}: ${fault}`);
      const isNew = buttons().some((one) => !known.has(kindOf(one)) && !pressed.has(kindOf(one)));
      if (isNew && path.length < DEPTH) paths.push({ id, path: [...path, kind] });
    }
  }
  expect(faults).toEqual([]);
  for (const kind of ['Add Time', 'Add Billing Notes', 'Clear', 'Add Allocation']) expect(pressed).toContain(kind);
});
