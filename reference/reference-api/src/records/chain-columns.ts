import { approverIds, type Chain, waitsFor } from 'shared-validators/record-approval';
import { json } from '../storage/json.ts';

/** A chain, and the columns derived from it for queries. */
export const chainColumns = (chain: Chain) => ({
  chain: json(chain),
  waits_for: json(waitsFor(chain)),
  approvers: json(approverIds(chain)),
});
