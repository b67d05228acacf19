import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useEffect } from 'react';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { useStore } from 'zustand';
import { exported, type OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { discard, outbox } from '../../state/outbox/outbox.ts';
import { followOutbox, sendOutbox } from '../../state/outbox/send-outbox.ts';
import '../../texts/outbox.ts';
import { nameOfEntry, saySettled } from './say-settled.ts';

export { discard, discardContained, enqueue, hasToWait, waitsToSubmit } from '../../state/outbox/outbox.ts';
export { queuedDrafts } from '../../state/outbox/queued-draft.ts';
export { followQueued } from './follow-queued.ts';

/** What waits on this device for the connection: how each entry stands, and what a person can do about one that could not go. */
export function OutboxNotice() {
  const t = useText();
  const entries = useStore(outbox, (state) => state.entries);
  const settled = useStore(outbox, (state) => state.settled);
  useEffect(followOutbox, []);
  useEffect(saySettled, []);
  const accepted = settled.filter(({ answer }) => answer.kind === 'accepted');
  if (entries.length === 0 && accepted.length === 0) return null;
  const isStuck = entries.some(({ state }) => state.at === 'stuck');
  return (
    <Banner
      tone={isStuck ? 'warning' : entries.length > 0 ? 'info' : 'success'}
      title={entries.length > 0 ? t('LBL_OUTBOX', { count: entries.length }) : t('LBL_ENTRY_ACCEPTED')}
      actions={
        entries.length > 0 ? (
          <>
            <Button size="small" onClick={() => void sendOutbox()}>
              {t('LBL_SEND_NOW')}
            </Button>
            <Button size="small" onClick={() => download(entries)}>
              {t('LBL_DOWNLOAD_ENTRIES')}
            </Button>
          </>
        ) : null
      }
    >
      {entries.some(({ state }) => state.at !== 'stuck') ? t('MSG_OUTBOX') : null}
      <ul className="tc-outbox">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} />
          </li>
        ))}
        {accepted.map(({ entry, response }) => (
          <li key={entry.id}>
            <a className="tc-link" href={hrefOf(`/worker/time-expense-detail/${response?.billingItemId}`)}>
              {nameOfEntry(t, entry)}
            </a>
            : <b>{t('LBL_ENTRY_ACCEPTED')}</b>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Line({ entry }: { entry: OutboxEntry }) {
  const t = useText();
  const { state, kind } = entry;
  const name = nameOfEntry(t, entry);
  if (state.at !== 'stuck')
    return (
      <>
        {name}: <b>{t(state.at === 'device' ? 'LBL_ENTRY_ON_DEVICE' : 'LBL_ENTRY_SENT')}</b>
        {kind === 'submit' ? ` (${t('LBL_ENTRY_TO_SUBMIT')})` : null}
      </>
    );
  return (
    <>
      {name}: <b>{t(state.why === 'conflict' ? 'LBL_ENTRY_CONFLICT' : 'LBL_ENTRY_REFUSED')}</b> {state.message}{' '}
      <Button size="small" variant="quiet" onClick={() => void discard(({ id }) => id === entry.id)}>
        {t('LBL_DISCARD')}
      </Button>
    </>
  );
}

/** Hands the entries over as a file. */
function download(entries: readonly OutboxEntry[]): void {
  const url = URL.createObjectURL(new Blob([exported(entries)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'timecards.json';
  link.click();
  URL.revokeObjectURL(url);
}
