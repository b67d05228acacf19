import { differ } from '../../domain/conflict/differences.ts';
import { becomePristine } from '../../state/add-time/save-timecard.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';
import type { Settled } from '../../state/outbox/answer-of.ts';
import { draftOf, isOf } from '../../state/outbox/entry-draft.ts';
import { outbox } from '../../state/outbox/outbox.ts';
import { takenUpAs } from '../../state/outbox/taken-up.ts';
import { settleInTurn } from './settle-in-turn.ts';

interface Following {
  /** Called when the server has accepted it and the timecard is based on the server's new version. */
  readonly onAccepted: () => void;
  /** Called if another user changed the timecard in the meantime. */
  readonly onConflict: () => void;
}

/** Keeps the open timecard in step with its entries in the queue. @returns a function that stops it */
export function followQueued(store: TimecardStore, { onAccepted, onConflict }: Following): () => void {
  let seen = outbox.getState().settled.length;
  /** If the form equals a waiting entry, leaving loses nothing. */
  const compare = () => {
    const { metadata, form, queued } = store.getState();
    const last = outbox.getState().entries.findLast((entry) => isOf(metadata, entry));
    const waits = last && last.state.at !== 'stuck' ? draftOf(last) : null;
    const next = waits && !differ(waits.form, form) ? form : null;
    if (next !== queued) store.setState({ queued: next });
  };
  const settle = async (news: readonly Settled[]) => {
    for (const { entry, answer, response } of news) {
      if (!isOf(store.getState().metadata, entry)) continue;
      // An entry that the form does not contain is not this page's; its next save finds that there is a newer version.
      const took = takenUpAs(store.getState(), entry);
      if (took === undefined) continue;
      if (answer.kind === 'conflict') onConflict();
      if (response === null) continue;
      const { form } = store.getState();
      await becomePristine(store, differ(took.form, form) ? took.form : form, response, 'stays');
      store.setState(({ takenUp }) => ({ takenUp: takenUp.filter(({ id }) => id !== entry.id) }));
      onAccepted();
    }
  };
  const stopOutbox = outbox.subscribe((state, before) => {
    if (state.settled !== before.settled) {
      const news = state.settled.slice(seen);
      seen = state.settled.length;
      settleInTurn(store, () => settle(news));
    }
    if (state.entries !== before.entries) compare();
  });
  // A restored draft is one step, a keystroke one of many; these are compared only while something of this timecard waits.
  const stopForm = store.subscribe((state, before) => {
    const hasEntry = outbox.getState().entries.some((entry) => isOf(state.metadata, entry));
    if (state.form !== before.form && hasEntry) compare();
  });
  compare();
  return () => {
    stopOutbox();
    stopForm();
  };
}
