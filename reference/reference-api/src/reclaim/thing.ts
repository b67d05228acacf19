import type { ThingKind } from 'shared-client/schema/account';

export type { ThingKind };

/** A thing of an account, as its owner recognizes it. */
export interface Thing {
  readonly kind: ThingKind;
  /** Unique among those of its kind. */
  readonly id: string;
  /** A name, or a masked address; empty for a kind of which there is one. */
  readonly name: string;
  /** Null if it is not known since when it exists. */
  readonly since: Date | null;
}

/** A revoked thing, for the owner. */
export interface RevokedThing {
  readonly kind: ThingKind;
  readonly name: string;
  readonly since: string;
}
