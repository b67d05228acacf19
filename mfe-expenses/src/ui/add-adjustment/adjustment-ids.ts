import type { AdjustmentMissing } from '../../domain/adjustment/adjustment-form.ts';

/** DOM id of a field of a line. */
export const lineFieldId = (line: string, field: 'amount' | 'description'): string => `ex.${line}.${field}`;

/** DOM id of the select for the corrected item. */
export const CORRECTS_ID = 'ex.corrects';

/** Moves the focus to a field where something is missing. */
export function leadToMissing(scope: Document | ShadowRoot, { line, field }: AdjustmentMissing): void {
  const target =
    line !== undefined && (field === 'amount' || field === 'description')
      ? scope.getElementById(lineFieldId(line, field))
      : scope.querySelector<HTMLElement>(field === 'lines' ? '.ex-add button' : '.ex-lines input');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
