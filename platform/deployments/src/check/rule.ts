import type { Manifest } from '../manifest/index.ts';
import type { Facts } from '../publish/facts/facts.ts';

/** Why a deployment must not go live, in a sentence that names who would break. */
export interface CheckFinding {
  readonly rule: string;
  readonly message: string;
}

export interface Examined {
  /** The whole manifest as browsers would read it, canaries included. */
  readonly document: Manifest;
  /** One version of each micro-frontend: what some session would get. */
  readonly candidate: Manifest;
  /** What publishing found out about a version; undefined where nothing is on record, and then nothing is held against it. */
  readonly facts: (name: string, version: string) => Facts | undefined;
}

/** One rule: a name a person can say, and the sentences it has to say about a deployment. */
export interface Rule {
  readonly name: string;
  find(examined: Examined): readonly string[];
}
