import { flushSync } from 'react-dom';
import type { LineField } from '../../domain/checklist.ts';
import type { ReportStore } from '../../state/report-store.ts';

/** DOM id of a field of a line. */
export const fieldId = (line: string, field: string): string => `ex.${line}.${field}`;

/** DOM id of a line's head. */
export const headId = (line: string): string => `ex.${line}`;

/** DOM id of what stands for a line's receipt: the way to one, and once it is there the way back. */
export const receiptId = (line: string): string => `ex.${line}.receipt`;

/** DOM id of the button that divides a line. */
export const splitButtonId = (line: string): string => `ex.${line}.divide`;

/** DOM id of the button that repeats a line. */
export const repeatId = (line: string): string => `ex.${line}.repeat`;

/** Opens a line and puts the focus into one of its fields. At once: a frame later the person may have gone on. */
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
