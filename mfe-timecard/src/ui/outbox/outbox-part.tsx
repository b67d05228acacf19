import { useOutbox } from './use-outbox.ts';

/** The entries that wait on this device for the connection, if there are any. */
export function OutboxPart() {
  const outbox = useOutbox();
  return outbox ? <outbox.OutboxNotice /> : null;
}
