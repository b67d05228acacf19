import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useEffect, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { hrefOf } from 'shared-session/routing';
import { useStore } from 'zustand';
import { exported, type OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { discard, outbox } from '../../state/outbox/outbox.ts';
import { followOutbox, sendOutbox } from '../../state/outbox/send-outbox.ts';
import '../../texts/outbox.ts';
import '../../texts/register-rules.ts';
import { nameOfEntry, saySettled } from './say-settled.ts';

export { discard, discardContained, enqueue, hasToWait, waitsToSubmit } from '../../state/outbox/outbox.ts';
export { queuedDrafts } from '../../state/outbox/queued-draft.ts';
export { followQueued } from './follow-queued.ts';

/** The entries that wait on this device for the connection: the state of each, and the actions for a stuck one. */
export function OutboxNotice() {
  const t = useText();
  const all = useStore(outbox, (state) => state.entries);
  // A discarded entry disappears at once, so that the focus moves with the press. It reappears if the device could not remove it.
  const [discarded, setDiscarded] = useState<ReadonlySet<string>>(new Set());
  const entries = all.filter(({ id }) => !discarded.has(id));
  const settled = useStore(outbox, (state) => state.settled);
  useEffect(followOutbox, []);
  useEffect(saySettled, []);
  const accepted = settled.filter(({ answer }) => answer.kind === 'accepted');
  const list = useRef<HTMLUListElement>(null);
  const isSending = useRef(false);
  // "Send now" disappears with the entries it sent; the focus moves to the accepted entry.
  useEffect(() => {
    if (entries.length > 0 || !isSending.current) return;
    isSending.current = false;
    const scope = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const isNowhere = !scope?.activeElement || scope.activeElement === list.current?.ownerDocument.body;
    if (isNowhere) list.current?.querySelector('a')?.focus();
  }, [entries.length]);
  if (entries.length === 0 && accepted.length === 0) return null;
  const giveUp = (pressed: HTMLElement, given: OutboxEntry) =>
    focusAfter(pressed, () => {
      setDiscarded((before) => new Set([...before, given.id]));
      void discard(({ id }) => id === given.id).finally(() =>
        setDiscarded((before) => new Set([...before].filter((id) => id !== given.id))),
      );
    });
  const isStuck = entries.some(({ state }) => state.at === 'stuck');
  return (
    <Banner
      tone={isStuck ? 'warning' : entries.length > 0 ? 'info' : 'success'}
      title={entries.length > 0 ? t('LBL_OUTBOX', { count: entries.length }) : t('LBL_ENTRY_ACCEPTED')}
      actions={
        entries.length > 0 ? (
          <>
            <Button
              size="small"
              onClick={() => {
                isSending.current = true;
                void sendOutbox();
              }}
            >
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
      <ul ref={list} className="tc-outbox">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Line entry={entry} onDiscard={(pressed) => giveUp(pressed, entry)} />
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

function Line({ entry, onDiscard }: { entry: OutboxEntry; onDiscard: (pressed: HTMLElement) => void }) {
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
      <Button size="small" variant="quiet" onClick={({ currentTarget }) => onDiscard(currentTarget)}>
        {t('LBL_DISCARD')}
      </Button>
    </>
  );
}

/** Downloads the entries as a file. */
function download(entries: readonly OutboxEntry[]): void {
  const url = URL.createObjectURL(new Blob([exported(entries)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'timecards.json';
  link.click();
  URL.revokeObjectURL(url);
}
