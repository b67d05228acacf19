import type { Page } from '@playwright/test';

/** An interaction as the browser's Event Timing has it, with what its frame had to wait for. */
export interface Interaction {
  /** `keydown`, `click`. */
  readonly event: string;
  /** The element, as a person would look it up: tag, name or class. */
  readonly element: string;
  /** From the event to the paint after it, milliseconds; the browser rounds to eight. */
  readonly duration: number;
  /** Until its listeners began, as long as they ran, and from there to the paint. */
  readonly parts: readonly [delay: number, listeners: number, paint: number];
  /** The longest script in the frames of that time: file, function, milliseconds. */
  readonly cause: string;
}

/** A task of the main thread that took over 50 ms. */
export interface LongTask {
  readonly at: number;
  readonly duration: number;
  readonly cause: string;
}

interface WatchedWindow {
  __interactions: Map<number, Interaction & { readonly start: number }>;
  __frames: Frame[];
  __tasks: { at: number; duration: number }[];
}

/** A long animation frame and its scripts. */
interface Frame {
  readonly start: number;
  readonly end: number;
  readonly scripts: readonly { readonly name: string; readonly duration: number }[];
}

/** Runs in the page, before its own scripts: keeps events, long frames and long tasks. */
export function watchInteractions(): void {
  const watched = window as unknown as WatchedWindow;
  watched.__interactions = new Map();
  watched.__frames = [];
  watched.__tasks = [];
  type Script = {
    sourceURL: string;
    sourceFunctionName: string;
    invoker: string;
    duration: number;
    forcedStyleAndLayoutDuration: number;
  };
  const named = (target: Node | null): string => {
    if (!(target instanceof Element)) return 'an element that is gone';
    const label = target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.textContent?.trim();
    return `${target.localName}${target.classList[0] ? `.${target.classList[0]}` : ''} "${(label ?? '').slice(0, 40)}"`;
  };
  // An element may be gone when its event is reported.
  const targets = new Map<number, string>();
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, ({ timeStamp, target }) => targets.set(timeStamp, named(target as Node | null)), true);
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...options });
  observe(
    'event',
    (entry) => {
      const event = entry as PerformanceEventTiming & { interactionId: number };
      if (!event.interactionId) return;
      const known = watched.__interactions.get(event.interactionId);
      if (known && known.duration >= event.duration) return;
      watched.__interactions.set(event.interactionId, {
        event: event.name,
        element: targets.get(event.startTime) ?? named(event.target),
        start: event.startTime,
        duration: event.duration,
        parts: [
          event.processingStart - event.startTime,
          event.processingEnd - event.processingStart,
          event.startTime + event.duration - event.processingEnd,
        ],
        cause: '',
      });
    },
    { durationThreshold: 16 },
  );
  observe('long-animation-frame', (entry) => {
    const { scripts = [] } = entry as unknown as { scripts?: Script[] };
    watched.__frames.push({
      start: entry.startTime,
      end: entry.startTime + entry.duration,
      scripts: scripts.map(({ sourceURL, sourceFunctionName, invoker, duration, forcedStyleAndLayoutDuration }) => ({
        name: `${sourceURL.split('/').slice(-3).join('/') || invoker}${sourceFunctionName ? `, ${sourceFunctionName}` : ''}${
          forcedStyleAndLayoutDuration > 5 ? `, of which ${forcedStyleAndLayoutDuration.toFixed(0)} ms layout` : ''
        }`,
        duration,
      })),
    });
  });
  observe('longtask', ({ startTime, duration }) => void watched.__tasks.push({ at: startTime, duration }));
}

/** Everything that was kept since the page began or the last call. */
export async function takeInteractions(page: Page): Promise<{ interactions: Interaction[]; tasks: LongTask[] }> {
  const taken = await page.evaluate(() => {
    const { __interactions, __frames, __tasks } = window as unknown as WatchedWindow;
    const all = { interactions: [...__interactions.values()], frames: [...__frames], tasks: [...__tasks] };
    __interactions.clear();
    __frames.length = 0;
    __tasks.length = 0;
    return all;
  });
  const causeIn = (from: number, until: number) => longestScript(taken.frames, from, until);
  return {
    interactions: taken.interactions.map(({ start, ...one }) => ({
      ...one,
      cause: causeIn(start, start + one.duration),
    })),
    tasks: taken.tasks.map(({ at, duration }) => ({ at, duration, cause: causeIn(at, at + duration) })),
  };
}

/** The longest script of the frames that overlap a time, in words. */
export function longestScript(frames: readonly Frame[], from: number, until: number): string {
  const scripts = frames.filter(({ start, end }) => start < until && end > from).flatMap(({ scripts }) => scripts);
  const longest = scripts.reduce<Frame['scripts'][number] | undefined>(
    (most, one) => (most && most.duration >= one.duration ? most : one),
    undefined,
  );
  return longest ? `${longest.name}, ${longest.duration.toFixed(0)} ms` : 'style, layout and paint';
}
