import { type Manifest, ROOT } from '../manifest/index.ts';
import { UserError } from '../user-error.ts';

/** The manifest without these micro-frontends. Their published versions stay, so a rollback restores them. */
export function withoutMicroFrontends(live: Manifest, names: readonly string[]): Manifest {
  for (const name of names) {
    if (name === ROOT) throw new UserError('root is the scripts of every page, and cannot be retired.');
    if (Object.hasOwn(live.microFrontends, name)) continue;
    const others = Object.keys(live.microFrontends).join(', ');
    throw new UserError(`${name} is not live${others ? `; what is: ${others}` : ''}.`);
  }
  const staying = Object.entries(live.microFrontends).filter(([name]) => !names.includes(name));
  return { ...live, microFrontends: Object.fromEntries(staying) };
}
