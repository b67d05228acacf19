import type { Manifest } from '../manifest/index.ts';

/** Why a deployment must not go live, in a sentence that names who would break. */
export interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** One rule: a name a person can say, and what it finds when the candidate is held against what is live. */
export interface Rule {
  readonly name: string;
  find(candidate: Manifest, live: Manifest): readonly string[];
}
