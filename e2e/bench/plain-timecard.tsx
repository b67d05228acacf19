import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The peer of the typing figures: a large timecard as one writes it by hand, in plain React with native inputs, every day
 * open. Its state is one array in the root; a day is memoised. No design, no rules beyond a total a day and one of the period.
 */
const [DAYS, SPANS, ALLOCATIONS] = [31, 4, 3];
const AMOUNTS = ['regular', 'overtime', 'doubletime'] as const;

interface Day {
  readonly spans: readonly { readonly start: string; readonly end: string; readonly type: string }[];
  readonly allocations: readonly Readonly<Record<(typeof AMOUNTS)[number], string>>[];
  readonly notes: string;
}

const blank: Day = {
  spans: Array.from({ length: SPANS }, () => ({ start: '', end: '', type: 'Labor' })),
  allocations: Array.from({ length: ALLOCATIONS }, () => ({ regular: '', overtime: '', doubletime: '' })),
  notes: '',
};

const totalOf = (day: Day): number =>
  day.allocations.reduce((sum, row) => sum + AMOUNTS.reduce((part, name) => part + (Number(row[name]) || 0), 0), 0);

function replaced<T>(list: readonly T[], at: number, part: Partial<T>): T[] {
  return list.map((one, index) => (index === at ? { ...one, ...part } : one));
}

function Timecard() {
  const [days, setDays] = useState<readonly Day[]>(() => Array.from({ length: DAYS }, () => blank));
  const change = useCallback((at: number, next: (day: Day) => Day) => {
    setDays((all) => all.map((day, index) => (index === at ? next(day) : day)));
  }, []);
  return (
    <main>
      <h1>Timecard: {days.reduce((sum, day) => sum + totalOf(day), 0)} hours</h1>
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days are always the same 14.
        <DayFields key={index} at={index} day={day} change={change} />
      ))}
    </main>
  );
}

interface DayFieldsProps {
  at: number;
  day: Day;
  change: (at: number, next: (day: Day) => Day) => void;
}

const DayFields = memo(function DayFields({ at, day, change }: DayFieldsProps) {
  return (
    <fieldset>
      <legend>
        Day {at + 1}: {totalOf(day)}
      </legend>
      {day.spans.map((span, line) => {
        const set = (part: Partial<typeof span>) =>
          change(at, (one) => ({ ...one, spans: replaced(one.spans, line, part) }));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are always the same.
          <div key={line}>
            <input aria-label="Start" value={span.start} onChange={(event) => set({ start: event.target.value })} />
            <input aria-label="End" value={span.end} onChange={(event) => set({ end: event.target.value })} />
            <select aria-label="Type" value={span.type} onChange={(event) => set({ type: event.target.value })}>
              <option>Labor</option>
              <option>Lunch</option>
            </select>
          </div>
        );
      })}
      {day.allocations.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are always the same.
        <div key={line}>
          {AMOUNTS.map((name) => (
            <input
              key={name}
              aria-label={name}
              value={row[name]}
              onChange={(event) => {
                const text = event.target.value;
                change(at, (one) => ({ ...one, allocations: replaced(one.allocations, line, { [name]: text }) }));
              }}
            />
          ))}
        </div>
      ))}
      <textarea
        aria-label="Notes"
        value={day.notes}
        onChange={(event) => {
          const notes = event.target.value;
          change(at, (one) => ({ ...one, notes }));
        }}
      />
    </fieldset>
  );
});

const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<Timecard />);
