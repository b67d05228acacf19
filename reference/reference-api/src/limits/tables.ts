/** How often something was done in a window that has begun. */
export interface LimitCountTable {
  /** A keyed hash of what is limited: the table names nobody and no address. */
  key: string;
  count: number;
  ends_at: Date;
}

export interface LimitTables {
  limit_count: LimitCountTable;
}
