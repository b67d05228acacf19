import type { Access } from '../../access/matrix.ts';
import { billingProbes } from './billing-probes.ts';
import { companyProbes } from './company-probes.ts';
import { ownProbes } from './own-probes.ts';
import type { Probe } from './people.ts';
import { recordProbes } from './record-probes.ts';
import { reviewProbes } from './review-probes.ts';

/** The probes of each row of the matrix. A row without a probe does not compile. */
export const PROBES: Readonly<Record<Access, readonly Probe[]>> = {
  ...billingProbes,
  ...reviewProbes,
  ...recordProbes,
  ...ownProbes,
  ...companyProbes,
};
