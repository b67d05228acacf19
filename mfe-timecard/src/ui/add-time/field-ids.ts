import { flushSync } from 'react-dom';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';

/** DOM id of a control, so that an issue can lead to it. */
export function fieldId(day: string | undefined, field: string): string {
  return `tc.${day ?? 'item'}.${field}`;
}

/**
 * Opens the day a field stands on, unless the grid shows the field, and puts the focus into it; falls back to the day's card. At once: a frame later the user
 * may have gone on with the keyboard, and would be fetched back from there.
 */
export function leadTo(store: TimecardStore, root: Node, day: string | undefined, field: string | undefined): void {
  // Asked before anything changes: what was pressed may be gone then.
  const scope = root.getRootNode() as Document | ShadowRoot;
  const isInGrid = store.getState().view === 'grid' && !!field && scope.getElementById(fieldId(day, field)) !== null;
  flushSync(() => {
    if (day && !isInGrid) store.setState({ openDay: day, view: 'days' });
  });
  const found =
    (field && (scope.getElementById(fieldId(day, field)) ?? rowOf(scope, day, field))) ||
    scope.getElementById(cardId(day));
  if (!found) return;
  const target = found.matches('input, select, textarea, button, [tabindex]')
    ? found
    : found.querySelector<HTMLElement>('input, select, textarea, button');
  found.scrollIntoView({ block: 'center', behavior: prefersStill() ? 'auto' : 'smooth' });
  (target as HTMLElement | null)?.focus({ preventScroll: true });
}

/** The wrong control of a row whose controls are a widget's and carry ids of its own; else the row. */
function rowOf(scope: Document | ShadowRoot, day: string | undefined, field: string): HTMLElement | null {
  const row = scope.getElementById(fieldId(day, field.split('.')[0] ?? ''));
  return row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row;
}

/** The field of a day that has the focus, and what stands in it; in a shadow root, too. */
export function fieldInUse(days: readonly string[]): { day: string; field: string; text: string } | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!(at instanceof HTMLInputElement)) return null;
  const { id, value } = at;
  const day = days.find((key) => id.startsWith(fieldId(key, '')));
  return day === undefined ? null : { day, field: id.slice(fieldId(day, '').length), text: value };
}

/** DOM id of a day's card. */
export function cardId(day: string | undefined): string {
  return `tc.card.${day ?? 'item'}`;
}

function prefersStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The button that saves; the focus goes there where what had it is gone. */
export const SAVE_ID = 'tc.save';
