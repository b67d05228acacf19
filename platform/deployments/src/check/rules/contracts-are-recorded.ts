import type { Facts } from '../../publish/facts/facts.ts';
import { affectedPages, wouldBreak } from '../affected-pages.ts';
import { isContract } from '../contract/compared.ts';
import type { Contract } from '../contract/contract.ts';
import { providersOf } from '../providers.ts';
import type { Rule } from '../rule.ts';

/**
 * Both contracts of each imported module of another remote are known: the one the build was made against, and the provider's. Without
 * either, nothing could be compared, and a breaking change would pass. Builds from before contracts record none at all; the modules they
 * need are checked by name.
 */
export const contractsAreRecorded: Rule = {
  name: 'contracts-are-recorded',
  find({ document, candidate, facts }) {
    return Object.entries(candidate.microFrontends).flatMap(([name, { version }]) => {
      const known = facts(name, version);
      if (!known?.builtAgainst) return [];
      const against = known.builtAgainst;
      const mayBreak = () => `${wouldBreak(affectedPages(candidate, name))}, or not`;
      return requestsOf(known).flatMap((request) => {
        const [imported = '', ...rest] = request.split('/');
        const contract = against[request];
        if (!isContract(contract))
          return [
            `${mayBreak()}: ${name} ${version} imports ${request}, and its build recorded no contract of it, so nothing can be compared. Install the ` +
              `package ${imported.replaceAll('_', '-')} in the version it is built with, and build again.`,
          ];
        const unread = unreadNames(known, request, contract);
        if (unread.length > 0)
          return [
            `${mayBreak()}: ${name} ${version} imports ${unread.join(', ')} from ${request}, of which its build found no declaration, so nothing can be ` +
              `compared. Have ${request} export ${unread.length > 1 ? 'them' : 'it'} by name, and build again.`,
          ];
        const module = `./${rest.join('/')}`;
        return providersOf(document, candidate, name, imported).flatMap((provider) => {
          const theirs = Object.hasOwn(candidate.microFrontends, provider)
            ? candidate.microFrontends[provider]
            : undefined;
          if (!theirs || !rest.length || !Object.hasOwn(theirs.modules, module)) return [];
          if (isContract(facts(provider, theirs.version)?.contracts?.[module])) return [];
          return [
            `${mayBreak()}: ${name} ${version} imports ${request}, of which ${provider} ${theirs.version} records no contract, so nothing can be compared. ` +
              `Build and publish ${provider} again.`,
          ];
        });
      });
    });
  },
};

/** Names that are imported and that the contract does not describe. Contracts from before details lack what comes from other packages. */
function unreadNames({ imports = {}, requiresNames = {} }: Facts, request: string, { exports, details }: Contract) {
  if (!details) return [];
  const names = imports[request] ?? requiresNames[request] ?? [];
  return names.filter((name) => !Object.hasOwn(exports, name));
}

/** The modules of other remotes and our shared libraries that a build uses; a library that is used as a whole is not in `requiresNames`. */
function requestsOf({ imports = {}, later = [], requires = {}, libraries = {}, requiresNames = {} }: Facts): string[] {
  const ours = Object.keys(requires).filter((library) => Object.hasOwn(libraries, library));
  return [...new Set([...Object.keys(imports), ...later, ...ours, ...Object.keys(requiresNames)])];
}
