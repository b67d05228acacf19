import { flushSync } from 'react-dom';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';

/** DOM id of a control, by which an issue leads to it. */
export function fieldId(day: string | undefined, field: string): string {
  return `tc.${day ?? 'item'}.${field}`;
}

/**
 * Opens the day of a field, unless the grid shows the field, and focuses it; falls back to the day's card. It is synchronous: a frame later
 * the user may have moved on with the keyboard, and would be pulled back.
 */
export function leadTo(store: TimecardStore, root: Node, day: string | undefined, field: string | undefined): void {
  // Looked up first, because the pressed element may be gone after the change.
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

/** The invalid control of a row whose controls belong to a widget and have their own ids; otherwise the row. */
function rowOf(scope: Document | ShadowRoot, day: string | undefined, field: string): HTMLElement | null {
  const row = scope.getElementById(fieldId(day, field.split('.')[0] ?? ''));
  return row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row;
}

/** The focused field of a day and its text; looks into shadow roots as well. */
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

/** The button that saves. It gets the focus if the focused element is gone. */
export const SAVE_ID = 'tc.save';
