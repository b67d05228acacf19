import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { DayForm } from '../../domain/form/timecard-form.ts';
import type { TimecardRules } from '../../domain/form/timecard-rules.ts';
import { memoizeWeak } from '../../domain/memoize-weak.ts';
import { type Followed, followTimecard, schedulePause } from '../../state/add-time/follow-timecard.ts';
import type { Published } from '../../state/add-time/published.ts';
import { type TimecardState, type TimecardStore, takesChanges } from '../../state/add-time/timecard-store.ts';

interface Opened extends Followed {
  readonly store: TimecardStore;
  readonly rules: TimecardRules;
}

const TimecardContext = createContext<Opened | null>(null);

/** Provides a timecard to everything below. */
export function TimecardProvider({ store, children }: { store: TimecardStore; children: ReactNode }) {
  const [followed, setFollowed] = useState<Omit<Opened, 'rules'> | null>(null);
  const rules = useStore(store, (state) => state.rules);
  useEffect(() => {
    const next = followTimecard(store, { postPaint: schedulePostPaint, pause: schedulePause });
    setFollowed({ store, ...next });
    return next.stop;
  }, [store]);
  const opened = useMemo(() => (followed?.store === store ? { ...followed, rules } : null), [followed, store, rules]);
  return opened ? <TimecardContext value={opened}>{children}</TimecardContext> : null;
}

/** Loads the timecard again with changes of the leave system, after asking if something would be lost. */
const LeaveRefreshContext = createContext<() => void>(() => undefined);
export const LeaveRefreshProvider = LeaveRefreshContext.Provider;
export const useLeaveRefresh = (): (() => void) => use(LeaveRefreshContext);

function useOpened(): Opened {
  const opened = use(TimecardContext);
  if (!opened) throw new Error('This part of the page stands outside a TimecardProvider.');
  return opened;
}

/** The store itself, for event handlers. It has every keystroke at once. */
export function useTimecardStore(): TimecardStore {
  return useOpened().store;
}

/**
 * A part of the timecard. The component renders again when that part changes. Text typed into a field that shows it by itself arrives when
 * typing pauses, so that a keystroke renders nothing but its own field.
 */
export function useTimecard<T>(select: (state: TimecardState) => T): T {
  return useStore(useOpened().paused, select);
}

/** The same for the fields that are typed into: it updates after the paint of each keystroke. */
export function useTyped<T>(select: (state: TimecardState) => T): T {
  return useStore(useOpened().shown, select);
}

/** Reports keystrokes and fields that are left; after the latter, typed text is processed after the next paint. */
export function useTypingPauses(root: RefObject<HTMLElement | null>): void {
  const { typingGoesOn, typingEnds } = useOpened();
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('keydown', typingGoesOn);
    element?.addEventListener('focusout', typingEnds);
    return () => {
      element?.removeEventListener('keydown', typingGoesOn);
      element?.removeEventListener('focusout', typingEnds);
    };
  }, [root, typingGoesOn, typingEnds]);
}

/** The rules of the timecard. Only the clock changes while it is edited, with the language; then all subscribers render. */
export function useRules(): TimecardRules {
  return useOpened().rules;
}

/** One day. The component renders again when that day changes, and for no other day. */
export function useDayForm(name: string): DayForm | undefined {
  return useTimecard((state) => dayByKey(state.form.days, name));
}

/** The keys of the days in order; the same list until days are added or removed. */
export function useDayKeys(): readonly string[] {
  return useTimecard(useShallow((state) => state.form.days.map((day) => day.key)));
}

const byKey = memoizeWeak((days: readonly DayForm[]) => new Map(days.map((day) => [day.key, day])));

/** The day with a key. Every card calls it at every keystroke, so it uses a lookup, not a search. */
export function dayByKey(days: readonly DayForm[], name: string): DayForm | undefined {
  return byKey(days).get(name);
}

/** A part of the derived state, published after the paint, or when typing pauses. */
export function usePublished<T>(select: (published: Published) => T): T {
  return useStore(useOpened().published, select);
}

/** Whether the timecard may be changed at all. */
export function useEditable(): boolean {
  return useTimecard(takesChanges);
}
