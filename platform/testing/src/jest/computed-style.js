import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);

/** What the testing library reads of an element's style to tell whether it is there for a person; `display` is not computed. */
const READ = new Set(['visibility', 'pointer-events']);

/**
 * Has jsdom compute only those properties of `getComputedStyle`, not the fourteen colors beside them: that took a twentieth of a component
 * test file's time. Colors stay those that a rule or an element's `style` gives.
 */
export function computeFewStyles() {
  const rules = Object.keys(cache).find((path) => /[/\\]jsdom[/\\]living[/\\]helpers[/\\]style-rules\.js$/.test(path));
  const computed = rules && cache[rules].exports.propertiesWithResolvedValueImplemented;
  for (const property of Object.keys(computed ?? {})) if (!READ.has(property)) delete computed[property];
}
