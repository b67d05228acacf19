import * as v from 'valibot';

/** An account: a forgotten password (docs: account#reset), signing in, and the data that its owner sees. */
export * from './schema/overview.ts';
export * from './schema/passkey.ts';
export * from './schema/profile.ts';
export * from './schema/reclaim.ts';
export * from './schema/reset.ts';
export * from './schema/second-factor.ts';
export * from './schema/session.ts';
export * from './schema/sign-in.ts';

export const done = v.object({ status: v.literal('success') });
