import { useOutbox } from './use-outbox.ts';

/** What waits on this device for the connection, where there is something. */
export function OutboxPart() {
  const outbox = useOutbox();
  return outbox ? <outbox.OutboxNotice /> : null;
}
