import { CallError, type CallErrorKind } from 'shared-client';
import {
  type DecisionOutcome,
  type DecisionRequest,
  type DecisionRun,
  postDecision,
  undoDecision,
} from 'shared-client/approvals';
import { randomId } from 'shared-client/random-id';
import { createStore } from 'zustand/vanilla';
import { eventOfDecision } from '../domain/events.ts';
import { readApprovalsAnew } from './read-anew.ts';
import { track } from './track.ts';

/** A decision that is running, or that broke off. */
export interface Underway {
  readonly request: DecisionRequest;
  readonly key: string;
  /** The subject of the decision, in words. */
  readonly what: string;
  /** The subject, for the number of items that were decided; null for a single item. */
  readonly whatOf: ((decided: number) => string) | null;
  readonly done: number;
  readonly total: number;
  /** The reason why it stopped; it can be continued. Null while it is running. */
  readonly broken: CallErrorKind | null;
}

/** A decision that can still be taken back. */
export interface Undoable {
  readonly runId: number;
  readonly decision: DecisionRun['decision'];
  readonly what: string;
  /** The end of the undo, on the clock of `performance.now()`. The server decides in the end. */
  readonly until: number;
}

/** Items that were not decided or undone as requested. Reported once. */
export interface Outcome {
  readonly kind: 'decide' | 'undo';
  readonly count: number;
  readonly fates: readonly DecisionOutcome[];
}

export interface DecisionsState {
  readonly underway: Underway | null;
  /** The newest last. */
  readonly undoable: readonly Undoable[];
  readonly outcome: Outcome | null;
  /** Items that are decided but may still be in a list that was read earlier. */
  readonly gone: ReadonlySet<number>;
  /** A label key that is announced once, for readers who do not see the bar. */
  readonly said: string | null;
}

const START: DecisionsState = { underway: null, undoable: [], outcome: null, gone: new Set(), said: null };

/** Whether the request may have arrived. Continuing with its key then shows whether it has. */
const mayContinue = ({ kind, status }: CallError): boolean =>
  kind === 'network' || kind === 'deadline' || kind === 'unexpected-answer' || (status ?? 0) >= 500;

/** The decisions of one page. `failed` is called with errors after which a decision cannot be continued. */
export function createDecisions(failed: (error: unknown) => void) {
  const store = createStore<DecisionsState>()(() => START);
  const set = (change: Partial<DecisionsState>): void => store.setState(change);
  const withoutIds = (ids: readonly number[]): ReadonlySet<number> => {
    const gone = new Set(store.getState().gone);
    for (const id of ids) gone.delete(id);
    return gone;
  };
  const idsOf = ({ items = [] }: DecisionRequest): readonly number[] => items.map(({ billingItemId }) => billingItemId);

  /** Reloads the data that the pages show. Decided items stay hidden until then. */
  const refresh = async (): Promise<void> => {
    await readApprovalsAnew();
    if (store.getState().underway === null) set({ gone: new Set() });
  };

  async function go(): Promise<void> {
    for (;;) {
      const at = store.getState().underway;
      if (at === null) return;
      let run: DecisionRun;
      try {
        run = await postDecision(at.request, { idempotencyKey: at.key });
      } catch (error) {
        if (error instanceof CallError && mayContinue(error)) set({ underway: { ...at, broken: error.kind } });
        else {
          set({ underway: null, gone: withoutIds(idsOf(at.request)) });
          failed(error);
        }
        void readApprovalsAnew();
        return;
      }
      const done = run.total - run.remaining;
      if (run.remaining > 0) {
        set({ underway: { ...at, done, total: run.total, broken: null } });
        continue;
      }
      finish(at, run);
      return;
    }
  }

  function finish(at: Underway, run: DecisionRun): void {
    track(eventOfDecision(at.request));
    const { undoable } = store.getState();
    const until = performance.now() + run.undoMilliseconds;
    const open = undoable.filter((one) => one.until > performance.now());
    const fresh: Undoable = {
      runId: run.runId,
      decision: run.decision,
      what: at.whatOf?.(run.decided) ?? at.what,
      until,
    };
    set({
      underway: null,
      undoable: run.decided > 0 && run.undoMilliseconds > 0 ? [...open, fresh] : open,
      gone: withoutIds(run.fates.map(({ billingItemId }) => billingItemId)),
      ...(run.failed > 0 ? { outcome: { kind: 'decide', count: run.failed, fates: run.fates } } : {}),
    });
    void refresh();
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,

    /**
     * Decides, in as many calls as it takes. @returns false while another decision is running. `whatOf` describes the items that were
     * decided, because another approver may have decided on some of them.
     */
    decide(request: DecisionRequest, what: string, whatOf: Underway['whatOf'] = null): boolean {
      if (store.getState().underway !== null) return false;
      const ids = idsOf(request);
      set({
        underway: { request, key: randomId(), what, whatOf, done: 0, total: ids.length, broken: null },
        gone: new Set([...store.getState().gone, ...ids]),
        outcome: null,
        said: null,
      });
      void go();
      return true;
    },

    /** Continues a decision that broke off, with its key, so that nothing is decided twice. */
    resume(): void {
      const { underway } = store.getState();
      if (underway?.broken == null) return;
      set({ underway: { ...underway, broken: null } });
      void go();
    },

    /** Gives up a decision that broke off. The remaining items still wait. */
    abandon(): void {
      set({ underway: null });
      void refresh();
    },

    /** Takes the newest decision back. */
    async undo(): Promise<void> {
      const last = store.getState().undoable.at(-1);
      if (!last) return;
      const rest = () => store.getState().undoable.filter(({ runId }) => runId !== last.runId);
      try {
        const { undone, fates } = await undoDecision(last.runId);
        set({
          undoable: rest(),
          gone: new Set(),
          said: undone > 0 ? 'MSG_UNDONE' : null,
          ...(fates.length > 0 ? { outcome: { kind: 'undo', count: fates.length, fates } } : { outcome: null }),
        });
      } catch (error) {
        if (!(error instanceof CallError && mayContinue(error))) set({ undoable: rest() });
        failed(error);
      }
      await readApprovalsAnew();
    },

    /** Removes an undo that has expired. */
    expire(runId: number): void {
      set({ undoable: store.getState().undoable.filter((one) => one.runId !== runId) });
    },

    /** Closes the report of items that were not decided or undone. */
    dismiss(): void {
      set({ outcome: null });
    },
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
