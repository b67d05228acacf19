import { Driver } from './driver.ts';
import type { Rule } from './rule.ts';
import { callRules } from './rules/calls.ts';
import { codeRules } from './rules/codes.ts';
import { delegateRules } from './rules/delegates.ts';
import { idempotencyRules } from './rules/idempotency.ts';
import { savingRules } from './rules/saving.ts';
import { stateRules } from './rules/states.ts';
import type { Settings } from './settings.ts';
import { Skipped } from './skipped.ts';

/** All rules, in the order in which a server is tested. */
export const RULES: readonly Rule[] = [
  ...callRules,
  ...savingRules,
  ...idempotencyRules,
  ...stateRules,
  ...delegateRules,
  ...codeRules,
];

/** The result of a rule. */
export interface Outcome {
  readonly rule: Rule;
  readonly result: 'kept' | 'broken' | 'skipped';
  /** The server's actual behaviour, or why the rule was skipped. */
  readonly because?: string;
}

/** Tests a server against the rules, one after the other. */
export async function run(origin: string, settings: Settings): Promise<Outcome[]> {
  const driver = new Driver(origin, settings);
  const outcomes: Outcome[] = [];
  for (const rule of RULES) outcomes.push(await outcomeOf(rule, driver));
  return outcomes;
}

async function outcomeOf(rule: Rule, driver: Driver): Promise<Outcome> {
  try {
    await rule.check(driver);
    return { rule, result: 'kept' };
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    return { rule, result: error instanceof Skipped ? 'skipped' : 'broken', because };
  }
}
