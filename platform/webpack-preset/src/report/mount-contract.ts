/** single-spa's life cycles that a host cannot do without. */
const LIFE_CYCLES = ['bootstrap', 'mount', 'unmount'];

/**
 * The generation of the mount contract that a build keeps: 2 if a module that it activates exports single-spa's life cycles, 1 if they
 * export a `mount(container, context)` alone. Nothing where it activates no module, or webpack cannot tell what they export.
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
