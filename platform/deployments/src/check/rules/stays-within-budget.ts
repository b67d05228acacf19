import type { Deployed } from '../../manifest/index.ts';
import { firstScripts } from '../../page/first-scripts.ts';
import type { Facts } from '../../publish/facts/facts.ts';
import { ROOT } from '../../publish/publication.ts';
import { affectedPages } from '../affected-pages.ts';
import type { Rule } from '../rule.ts';

/** The default budget in bytes after brotli. */
const DEFAULT_BUDGETS = { entry: 120_000, module: 120_000 };
/** The first scripts of every page, with React. */
const ROOT_BUDGET = 121_000;

/** Limits the bytes that users wait for: the entry, and the further scripts of each exposed module. */
export const staysWithinBudget: Rule = {
  name: 'stays-within-budget',
  find({ candidate, facts }) {
    const sentences = Object.entries(candidate.microFrontends).flatMap(([name, one]) => {
      const known = facts(name, one.version);
      return known
        ? tooHeavy(one, known).map((what) => message(name, one, what, affectedPages(candidate, name, what.module)))
        : [];
    });
    const { root } = candidate;
    const weights = root && facts(ROOT, root.version)?.weights;
    const first = root ? firstScripts(root) : [];
    const portal = first.reduce((sum, file) => sum + (weights?.[file] ?? 0), 0);
    if (root && portal > ROOT_BUDGET) {
      sentences.push(
        `Every page would load slower: ${first.join(' and ')} of root ${root.version} weighs ${kilobytes(portal)} compressed, its ` +
          `budget is ${kilobytes(ROOT_BUDGET)}.`,
      );
    }
    return sentences;
  },
};

interface Heavy {
  readonly module: string | undefined;
  readonly bytes: number;
  readonly budget: number;
}

function tooHeavy({ entry, modules }: Deployed, { weights, budgets }: Facts): Heavy[] {
  const parts: Heavy[] = [
    { module: undefined, bytes: weights[entry] ?? 0, budget: budgets?.entry ?? DEFAULT_BUDGETS.entry },
    ...Object.entries(modules).map(([module, files]) => ({
      module,
      bytes: files.reduce((sum, file) => sum + (weights[file] ?? 0), 0),
      budget: budgets?.module ?? DEFAULT_BUDGETS.module,
    })),
  ];
  return parts.filter(({ bytes, budget }) => bytes > budget);
}

function message(
  name: string,
  { version, entry }: Deployed,
  { module, bytes, budget }: Heavy,
  pages: readonly string[],
): string {
  const what = module ? `what ${module} needs beyond the entry` : entry;
  return (
    `${pages.join(', ') || 'Its users'} would load slower: ${what} of ${name} ${version} weighs ${kilobytes(bytes)} ` +
    `compressed, its budget is ${kilobytes(budget)}. Make it smaller, or raise "budgets" in micro-frontend.json.`
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
