import type { Generated } from 'kysely';

export interface ClientContactTable {
  id: Generated<number>;
  client_id: number;
  kind: 'corporate' | 'msp';
  name: string;
  title: string | null;
  phone: string | null;
  email: string | null;
}

/** A null `client_id` means for everybody. */
export interface HelpDeskContactTable {
  id: Generated<number>;
  client_id: number | null;
  country: string;
  phone_or_email: string;
}

export interface ContactTables {
  client_contact: ClientContactTable;
  help_desk_contact: HelpDeskContactTable;
}
