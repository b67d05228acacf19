import { flushSync } from 'react-dom';
import type { LineField } from '../../domain/checklist.ts';
import type { ReportStore } from '../../state/report-store.ts';

/** DOM id of a field of a line. */
export const fieldId = (line: string, field: string): string => `ex.${line}.${field}`;

/** DOM id of a line's head. */
export const headId = (line: string): string => `ex.${line}`;

/** DOM id of the control for a line's receipt: the one that adds a receipt, or, once there is one, the one that removes it. */
export const receiptId = (line: string): string => `ex.${line}.receipt`;

/** DOM id of the button that splits a line. */
export const splitButtonId = (line: string): string => `ex.${line}.divide`;

/** DOM id of the button that repeats a line. */
export const repeatId = (line: string): string => `ex.${line}.repeat`;

/** Opens a line and moves the focus into one of its fields. It is synchronous, because a frame later the person may have moved on. */
export function leadTo(store: ReportStore, root: Node, line: string, field: LineField | undefined): void {
  const scope = root.getRootNode() as Document | ShadowRoot;
  flushSync(() => store.setState({ openLine: line }));
  const found = (field && scope.getElementById(fieldId(line, field))) || scope.getElementById(headId(line));
  const target = found?.matches('input, select, textarea, button')
    ? found
    : found?.querySelector<HTMLElement>('input, select, textarea, button');
  found?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
