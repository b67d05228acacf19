/** The single-spa life cycles that a host requires. */
const LIFE_CYCLES = ['bootstrap', 'mount', 'unmount'];

/**
 * The generation of a build's mount contract: 2 if a module that it activates exports single-spa's life cycles, 1 if they only export a
 * `mount(container, context)`. Undefined if it activates no module, or webpack cannot tell what they export.
 *
 * @param exports exposed module → the names it exports
 */
export function mountContractOf(
  activated: readonly string[],
  exports: Readonly<Record<string, readonly string[]>>,
): { readonly mountContract?: number } {
  const known = activated.flatMap((module) => (Object.hasOwn(exports, module) ? [exports[module] ?? []] : []));
  if (known.length === 0) return {};
  return { mountContract: known.some((names) => LIFE_CYCLES.every((name) => names.includes(name))) ? 2 : 1 };
}
