/** Thrown by a rule that cannot be tested with the settings. */
export class Skipped extends Error {}
