/** A rule that the settings give no means to try. */
export class Skipped extends Error {}
