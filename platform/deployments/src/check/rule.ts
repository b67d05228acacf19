import type { RegisteredHost } from '../hosts/registered-hosts.ts';
import type { Manifest } from '../manifest/index.ts';
import type { FactsOf } from './read-facts.ts';

/** Why a deployment must not go live, in a sentence that names what would break. */
export interface CheckFinding {
  readonly rule: string;
  readonly message: string;
}

export interface Examined {
  /** The whole manifest as browsers read it, including canaries. */
  readonly document: Manifest;
  /** One version of each micro-frontend, as some session would get it. */
  readonly candidate: Manifest;
  /** The deployment that it follows, if it follows one; itself where that one is examined. */
  readonly live?: Manifest | undefined;
  /** The facts of a version; undefined if there is no record, in which case no rule applies. */
  readonly facts: FactsOf;
  /** Pages that are not ours and load what is live. */
  readonly hosts: readonly RegisteredHost[];
}

/** One rule: a readable name, and a function that returns its findings as sentences. */
export interface Rule {
  readonly name: string;
  find(examined: Examined): readonly string[];
}
