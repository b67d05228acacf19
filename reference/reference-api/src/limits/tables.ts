/** The number of uses in a window that has started. */
export interface LimitCountTable {
  /** A keyed hash of what is limited, so that the table contains no names and no IP addresses. */
  key: string;
  count: number;
  ends_at: Date;
}

export interface LimitTables {
  limit_count: LimitCountTable;
}
