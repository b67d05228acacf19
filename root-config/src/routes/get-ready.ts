import type { MicroFrontendModule } from 'shared-session/micro-frontend';

/**
 * Lets a micro-frontend fetch ahead what a page will need (the mount contract's `prefetch`). A favour: what fails here must not
 * reach anybody.
 *
 * @param hash `#/worker/home?x=1`
 * @returns an end
 */
export function getReady(module: MicroFrontendModule | undefined, hash: string): () => void {
  let end: (() => void) | undefined;
  const quietly = (run: () => void) => {
    try {
      run();
    } catch (error) {
      console.warn(`${hash} could not be got ready:`, error);
    }
  };
  quietly(() => {
    end = module?.prefetch?.(hash.slice(1));
  });
  return () => quietly(() => end?.());
}
