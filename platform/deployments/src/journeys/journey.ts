import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { UserError } from '../user-error.ts';

/** The roles that a step finds an element by, as assistive technology knows them. */
const role = v.picklist([
  'alert',
  'banner',
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'combobox',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'grid',
  'gridcell',
  'group',
  'heading',
  'img',
  'link',
  'list',
  'listitem',
  'main',
  'menu',
  'menuitem',
  'navigation',
  'option',
  'radio',
  'region',
  'row',
  'rowheader',
  'search',
  'searchbox',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'table',
  'tabpanel',
  'textbox',
]);

/** An element: its role, and its name in English or the label key of it. `*` in a name stands for any text. */
const target = v.strictObject({ role, name: v.optional(v.string()), label: v.optional(v.string()) });

const step = v.union(
  [
    v.strictObject({ go: v.pipe(v.string(), v.startsWith('/')) }),
    v.strictObject({ see: target, value: v.optional(v.string()) }),
    v.strictObject({ unseen: target }),
    v.strictObject({ press: target }),
    v.strictObject({ type: v.string(), into: target }),
    v.strictObject({ key: v.string() }),
  ],
  'is no step: one of "go", "see", "unseen", "press", "type" with "into", and "key"',
);

const journey = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('is empty')),
  /** The user who signs in; absent for pages that need no session. */
  as: v.optional(v.string()),
  steps: v.pipe(v.array(step), v.minLength(2, 'has fewer than two steps')),
});

/** `journeys.json` of a micro-frontend: what its team wants to keep working, whoever releases. */
export const journeys = v.array(journey);

export type Target = v.InferOutput<typeof target>;
export type Step = v.InferOutput<typeof step>;
export type Journey = v.InferOutput<typeof journey>;

/** The journeys in a file; undefined without one. @throws UserError that names the file and what is wrong in it */
export function readJourneys(file: string): Journey[] | undefined {
  if (!existsSync(file)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(journeys, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new UserError(`${file}: ${v.getDotPath(issue) ?? 'the document'} ${issue.message}`);
}
