/** True when two types are the same, not merely assignable. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles only for `true`: `proves<Same<A, B>>()`. */
export const proves = <_Claim extends true>(): void => undefined;
