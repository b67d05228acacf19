/** The outcome of showing an application in its region. */
export interface MountOutcome {
  /** `mfe_timecard/timecard` */
  readonly id: string;
  readonly request: string;
  readonly outcome: 'shown' | 'failed';
  readonly ms: number;
  readonly kind?: string;
}

/** React renders after `mount` has returned, so that a mount has succeeded only when nothing has crashed for this long. */
const SETTLED_MS = 1_000;

interface Settling<Context> {
  readonly outcome: MountOutcome;
  readonly context: Context;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Reports each mount once: `shown` when nothing has crashed for a while, `failed` when it failed or crashed before. Events that happened
 * earlier may be reported late: `at` is when it happened, in milliseconds since the page began.
 */
export function mountOutcomes<Context extends { readonly at: number }>(
  report: (outcome: MountOutcome, context: Context) => void,
) {
  const settling = new Map<string, Settling<Context>>();
  const down = new Set<string>();

  function settle(id: string, change: Partial<MountOutcome> = {}): void {
    const found = settling.get(id);
    if (!found) return;
    clearTimeout(found.timer);
    settling.delete(id);
    report({ ...found.outcome, ...change }, found.context);
  }

  return {
    shown(mount: Pick<MountOutcome, 'id' | 'request' | 'ms'>, context: Context): void {
      const { id } = mount;
      settle(id);
      down.delete(id);
      const left = Math.max(0, context.at + SETTLED_MS - performance.now());
      const timer = setTimeout(() => settle(id), left);
      settling.set(id, { outcome: { ...mount, outcome: 'shown' }, context, timer });
    },
    failed(mount: Pick<MountOutcome, 'id' | 'request' | 'kind'>, context: Context): void {
      settle(mount.id);
      down.add(mount.id);
      report({ ...mount, outcome: 'failed', ms: 0 }, context);
    },
    crashed(id: string, at: number): void {
      down.add(id);
      const shownAt = settling.get(id)?.context.at ?? at;
      settle(id, at - shownAt < SETTLED_MS ? { outcome: 'failed', kind: 'render' } : {});
    },
    hidden(id: string): void {
      settle(id);
      down.delete(id);
    },
    /** A user who leaves does not wait for that second. */
    settleAll(): void {
      for (const id of [...settling.keys()]) settle(id);
    },
    isDown: (id: string): boolean => down.has(id),
  };
}
