import type { MicroFrontendModule } from 'shared-session/micro-frontend';

/**
 * Lets a micro-frontend fetch ahead what a page will need (the mount contract's `prefetch`). This is optional: failures here are ignored.
 *
 * @param hash `#/worker/home?x=1`
 * @returns a function that cancels it
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
