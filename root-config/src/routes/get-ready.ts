import type { MicroFrontendModule } from 'shared-session/micro-frontend';

/**
 * Lets a micro-frontend fetch ahead what an address will need (the mount contract's `prefetch`). A favour: what fails here must not
 * reach anybody.
 *
 * @param address with its hash: `#/worker/home?x=1`
 * @returns an end
 */
export function getReady(module: MicroFrontendModule | undefined, address: string): () => void {
  let end: (() => void) | undefined;
  const quietly = (run: () => void) => {
    try {
      run();
    } catch (error) {
      console.warn(`${address} could not be got ready:`, error);
    }
  };
  quietly(() => {
    end = module?.prefetch?.(address.slice(1));
  });
  return () => quietly(() => end?.());
}
