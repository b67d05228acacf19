/**
 * The host contract is the contract between a foreign host and a micro-frontend (docs/guides/foreign-host.md). It has generations. Each
 * side implements one, and names the oldest generation of the other side that it works with.
 */
export interface HostContract {
  /** The generation that this side implements. */
  readonly generation: number;
  /** The oldest generation of the other side that this one works with. */
  readonly oldest: number;
}

/** The generations that micro-frontends of this release implement. */
export const HOST_CONTRACT: HostContract = { generation: 2, oldest: 1 };

/** The generation of a side without a host contract: a host or a build from before there were generations. */
export const FIRST_HOST_CONTRACT: HostContract = { generation: 1, oldest: 1 };

/** Whether something is a host contract: two whole numbers, the oldest one not above the own. */
export function isHostContract(value: unknown): value is HostContract {
  const { generation, oldest } = (value ?? {}) as Partial<Record<keyof HostContract, unknown>>;
  if (!isGeneration(generation) || !isGeneration(oldest)) return false;
  return oldest <= generation;
}

const isGeneration = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;

/** Where the generations are described. */
const GUIDE = 'docs/guides/foreign-host.md';

/**
 * Why a host and a micro-frontend are incompatible, in a sentence; undefined if they are compatible. Either side may ask.
 *
 * @param names what the two are called in it: "The host", "mfe_timecard 1.4.0"
 */
export function hostDisagreement(
  host: HostContract,
  part: HostContract,
  names: { readonly host: string; readonly part: string },
): string | undefined {
  if (host.generation < part.oldest) {
    return (
      `${names.host} keeps generation ${host.generation} of the host contract, and ${names.part} works with hosts from ` +
      `generation ${part.oldest} on. Update the host (${GUIDE}).`
    );
  }
  if (part.generation < host.oldest) {
    return (
      `${names.part} keeps generation ${part.generation} of the host contract, and ${names.host} works with micro-frontends from ` +
      `generation ${host.oldest} on. Load a newer release of it (${GUIDE}).`
    );
  }
  return undefined;
}
