/**
 * The host contract is what a page that is not ours and a micro-frontend promise one another (docs/guides/foreign-host.md). It has
 * generations. Each side keeps one, and still works with the other side from its oldest one on.
 */
export interface HostContract {
  /** The generation that this side keeps. */
  readonly generation: number;
  /** The oldest generation of the other side that this one works with. */
  readonly oldest: number;
}

/** What micro-frontends of this release keep. */
export const HOST_CONTRACT: HostContract = { generation: 2, oldest: 1 };

/** What a side keeps that says nothing: a host or a build from before there were generations. */
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
 * Why a host and a micro-frontend do not go together, in a sentence; undefined if they do. Either side may ask.
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
