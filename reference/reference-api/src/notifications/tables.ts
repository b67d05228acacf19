import type { Generated } from 'kysely';
import type { NotificationValues } from 'shared-client/schema/notifications';

/** A notification of one person. */
export interface NotificationTable {
  id: Generated<number>;
  reader_id: number;
  /** The kind of event: `item-approved`. Its sentence and link are data of a micro-frontend. */
  event_kind: string;
  event_values: Generated<NotificationValues>;
  /** The time from which it is shown; that of a decision that can be taken back is in the future. */
  noted_at: Date;
  read_at: Generated<Date | null>;
  about_item_id: Generated<number | null>;
  about_change_id: Generated<number | null>;
  about_record_id: Generated<number | null>;
  /** The hash of the browser that the event is about: it is not told itself. */
  from_device: Generated<string | null>;
  /** The name of an event that is noted once for a person, however many processes see it. */
  once: Generated<string | null>;
}

export interface NotificationTables {
  notification: NotificationTable;
}
