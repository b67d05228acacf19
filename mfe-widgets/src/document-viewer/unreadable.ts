/** A document has come, and no reader opens it: it is damaged, or locked with a password. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
