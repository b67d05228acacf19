import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ChecklistLine, checklist, type DayState, dayStates } from '../../domain/checklist/checklist.ts';
import type { DayForm } from '../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../domain/form/timecard-rules.ts';
import { allIssues, type Issue } from '../../domain/save-rules/index.ts';
import { sickExcess } from '../../domain/save-rules/sick-excess.ts';
import { type DayTotals, dayTotals, type PeriodTotals, periodTotals } from '../../domain/totals/totals.ts';
import type { TimecardState, TimecardStore } from './timecard-store.ts';

/** What is worked out from the form; published after the paint, so that a keystroke never waits for it. */
export interface Published {
  readonly issues: readonly Issue[];
  readonly checklist: readonly ChecklistLine[];
  readonly states: Readonly<Record<string, DayState>>;
  readonly days: Readonly<Record<string, DayTotals>>;
  readonly period: PeriodTotals;
  /** Sick hours beyond the balance, in units. */
  readonly sickExcess: number;
}

/** Works everything out at once. */
export function publish({ form, rules }: Pick<TimecardState, 'form' | 'rules'>): Published {
  const issues = allIssues(form, rules);
  return {
    issues,
    checklist: checklist(form, rules, issues),
    states: dayStates(form, rules, issues),
    days: Object.fromEntries(form.days.map((day) => [day.key, totalsOf(day, rules)])),
    period: periodTotals(form, rules),
    sickExcess: sickExcess(form, rules),
  };
}

const known = new WeakMap<DayForm, DayTotals>();

/** A day that did not change keeps its totals, and with them its identity. */
function totalsOf(day: DayForm, rules: TimecardRules): DayTotals {
  const before = known.get(day);
  if (before) return before;
  const totals = dayTotals(day, rules);
  known.set(day, totals);
  return totals;
}

/** Keeps a published store in step with a timecard. `afterPaint` runs its argument once the frame is on the screen. */
export function followTimecard(
  store: TimecardStore,
  afterPaint: (publishNow: () => void) => void = afterNextPaint,
): { published: StoreApi<Published>; stop: () => void } {
  const published = createStore<Published>(() => publish(store.getState()));
  let waiting = false;
  const stop = store.subscribe((state, previous) => {
    if (state.form === previous.form || waiting) return;
    waiting = true;
    afterPaint(() => {
      waiting = false;
      published.setState(publish(store.getState()));
    });
  });
  return { published, stop };
}

/** A hidden tab has no frames: there the timer alone does it. */
function afterNextPaint(run: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.visibilityState === 'hidden') setTimeout(run, 0);
  else requestAnimationFrame(() => setTimeout(run, 0));
}
