/** Reasons by the id of the line; a line that is chosen has one, perhaps still empty. */
export type LineReasons = ReadonlyMap<number, string>;
