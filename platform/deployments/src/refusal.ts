/** Something the person at the keyboard can mend: shown as one sentence, without a stack, with exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
