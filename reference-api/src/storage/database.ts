import type { IdentityTables } from '../identity/tables.ts';

/** Every table of the product; each subject declares its own tables beside its code and adds a line here. */
export interface Database extends IdentityTables {}
