/** Reasons by line id. A selected line has an entry, which may still be empty. */
export type LineReasons = ReadonlyMap<number, string>;
