import * as v from 'valibot';

/** A list whose reader checks the entries itself. */
export const anyList = v.array(v.unknown());
