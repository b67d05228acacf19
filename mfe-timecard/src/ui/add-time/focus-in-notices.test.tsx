/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { DayForm } from '../../domain/form/timecard-form.ts';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { allIssues } from '../../domain/save-rules/index.ts';
import { MONDAY, span, templateWith } from '../../domain/testing/samples.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';
import type { FoundDraft, FoundDrafts } from '../../state/drafts/find-drafts.ts';
import { buttons, faultOf, find, kindOf } from '../../testing/focus-after.ts';
import { nextFrames } from '../../testing/next-paint.ts';
import { showTimecard } from '../../testing/show-timecard.tsx';
import { DayCard } from './day/day-card.tsx';
import { PlaceAll } from './header/place-all.tsx';
import { useMerge } from './merge/use-merge.tsx';
import { Banners } from './panels/banners.tsx';
import { DraftBanners } from './panels/draft-banners.tsx';
import { PeriodCard } from './period/period-card.tsx';
import { SubmittedReceipts } from './save/submitted-receipts.tsx';
import { useTimecardStore } from './timecard-context.tsx';

// The queue without the device's storage, which the test's document lacks.
const queue = await import('../../state/outbox/outbox.ts');
const { outbox } = queue;
jest.unstable_mockModule('../../state/outbox/outbox.ts', () => ({
  ...queue,
  discard: async (isGone: (entry: OutboxEntry) => boolean) =>
    outbox.setState(({ entries }) => ({ entries: entries.filter((entry) => !isGone(entry)) })),
}));
const { OutboxNotice } = await import('../outbox/outbox-notice.tsx');

const withTimes = (day: DayForm, start: string): DayForm => ({ ...day, spans: [span(start, '17:00')] });

/** Drafts of this timecard, and entries of another version, as the page finds and merges them. */
function Drafts({ both = false, unread = false }: { both?: boolean; unread?: boolean }) {
  const { merge, receipt, dialog } = useMerge();
  const store = useTimecardStore();
  const { form, pristine } = store.getState();
  const mine = { ...form, days: form.days.map((day, index) => (index === 0 ? withTimes(day, '09:00') : day)) };
  const theirs = { ...form, days: form.days.map((day, index) => (index === 0 ? withTimes(day, '08:00') : day)) };
  const draft = { record: 'a', own: false, keptAt: '2026-11-18T08:00:00Z', version: 0, form: mine, base: pristine };
  const [found, setFound] = useState<FoundDrafts>({
    drafts: unread ? [] : [draft as FoundDraft],
    unreadable: unread ? [{ record: 'b', text: 'Monday 9:00 AM', keptAt: null }] : [],
    elsewhere: false,
  } as FoundDrafts);
  const dismiss = (record: string | null) =>
    setFound(({ drafts, unreadable, elsewhere }) => ({
      drafts: drafts.filter((one) => one.record !== record),
      unreadable: unreadable.filter((one) => one.record !== record),
      elsewhere: elsewhere && record !== null,
    }));
  const restore = () =>
    merge({
      forms: { base: pristine, mine, theirs: both ? theirs : pristine } as never,
      step: 'ACTION_DRAFT',
      title: 'Draft',
      theirs: 'On the server',
      receipt: 'Your entries are back',
      onMerged: () => dismiss('a'),
    });
  return (
    <>
      {receipt}
      <DraftBanners found={found} restore={restore} dismiss={dismiss} />
      {dialog}
    </>
  );
}

function Receipts() {
  const [submitted, setSubmitted] = useState([7, 8]);
  return (
    <SubmittedReceipts
      submitted={submitted.map((billingItemId) => ({
        billingItemId,
        engagementId: 5000,
        periodStartDate: MONDAY,
        earningsEndDate: '2026-11-22',
      }))}
      onDismiss={() => setSubmitted([])}
    />
  );
}

const stuck = (id: string): OutboxEntry => ({
  id,
  kind: 'save',
  queuedAt: '2026-11-18T08:00:00Z',
  periodStartDate: MONDAY,
  payload: { requisitionId: 5000, periodEndDate: '2026-11-22' } as OutboxEntry['payload'],
  idempotencyKey: id,
  draft: '{}',
  state: { at: 'stuck', why: 'conflict', message: '' },
});

/** The state of the notices above the days, with a field or a day below to which the focus may move. */
interface State {
  readonly part: ReactNode;
  readonly template?: number;
  readonly begin?: (store: TimecardStore) => void;
}
const field = <input key="field" aria-label="Start" />;
const day = <DayCard key="day" dayKey={MONDAY} />;
const STATES: Readonly<Record<string, State>> = {
  'a draft': { part: [<Drafts key="a" />, field] },
  'a draft that meets other entries': { part: [<Drafts key="a" both />, field] },
  'entries of another version': { part: [<Drafts key="a" unread />, field] },
  receipts: { part: [<Receipts key="a" />, field] },
  'a queue of one': {
    part: [<OutboxNotice key="a" />, field],
    begin: () => outbox.setState({ entries: [stuck('a')], settled: [] }),
  },
  errors: {
    part: [<Banners key="a" />, day],
    begin: (store) => {
      const { form, rules } = store.getState();
      const broken = { ...form, days: form.days.with(0, withTimes(form.days[0] as DayForm, 'noon')) };
      store.setState({ form: broken, shownIssues: allIssues(broken, rules), openDay: MONDAY });
    },
  },
  'the card of a period': { part: <PeriodCard />, template: 20 },
  'days to place': {
    part: [<PlaceAll key="a" />, day],
    template: templateWith({ showTimeEntry: true, showAllocations: true, allocationType: 'hours' }).id,
    begin: (store) =>
      store.setState(({ form }) => ({
        form: { ...form, days: form.days.map((one, index) => (index < 2 ? withTimes(one, '09:00') : one)) },
        openDay: MONDAY,
      })),
  },
};

async function reach({ part, template, begin }: State, path: readonly string[]): Promise<void> {
  cleanup();
  const store = await showTimecard(part, template === undefined ? {} : { timecardTemplateId: template });
  await act(async () => begin?.(store));
  await nextFrames();
  for (const kind of path) {
    const next = find(kind);
    act(() => next?.focus());
    if (next) fireEvent.click(next);
    await nextFrames();
  }
}

beforeEach(() => {
  // Warnings about receipts that cannot be loaded, and about features that the test's document lacks.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => '#';
  URL.revokeObjectURL = () => undefined;
});

test.each(Object.entries(STATES))('%s: no button loses the focus', async (_name, state) => {
  const faults: string[] = [];
  const pressed = new Set<string>();
  const paths: (readonly string[])[] = [[]];
  for (let path = paths.shift(); path; path = paths.shift()) {
    await reach(state, path);
    const known = new Set(
      buttons()
        .filter((one) => !one.closest('.tc-card:not(.tc-period)'))
        .map(kindOf),
    );
    for (const kind of known) {
      if (pressed.has(kind)) continue;
      pressed.add(kind);
      await reach(state, path);
      const button = find(kind);
      const fault = button ? await faultOf(button) : 'it is not there again';
      if (fault !== null) faults.push(`${[...path, kind].join(' > ')}: ${fault}`);
      const isNew = buttons().some((one) => !known.has(kindOf(one)) && !pressed.has(kindOf(one)));
      if (isNew && path.length < 2) paths.push([...path, kind]);
    }
  }
  expect(faults).toEqual([]);
  expect(pressed.size).toBeGreaterThan(0);
});
