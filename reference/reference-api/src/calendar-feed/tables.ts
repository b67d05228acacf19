/** The private address of a person's calendar. */
export interface CalendarAddressTable {
  person_id: number;
  address_hash: string;
  made_at: Date;
}

export interface CalendarFeedTables {
  calendar_address: CalendarAddressTable;
}
