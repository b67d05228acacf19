import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';

interface Described {
  readonly name: string;
  readonly description: string;
}

interface Typed extends Described {
  readonly type: { readonly text: string };
  readonly default?: string;
}

/** An element of a custom-elements manifest. */
export interface ElementDescription {
  readonly tagName: string;
  /** Of its class. */
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly Typed[];
  readonly members: readonly Described[];
  readonly events: readonly Typed[];
  readonly cssProperties: readonly Described[];
}

/** What other teams use: the manifest and what is written from it. */
export const embeddingFolder = join(repository, 'mfe-recovery', 'embedding');

export function describedElement(): ElementDescription {
  const { modules } = JSON.parse(readFileSync(join(embeddingFolder, 'custom-elements.json'), 'utf8'));
  return modules[0].declarations[0];
}
