import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { EditMetadata } from 'shared-client/schema/billing';
import { metadataOf } from '../domain/testing/samples.ts';
import { fetchDayEditors } from '../state/add-time/day-editors.ts';
import { openTimecard } from '../state/add-time/open-timecard.ts';
import type { TimecardStore } from '../state/add-time/timecard-store.ts';
import '../texts/register-add-time.ts';
import { queryClient, ServerData } from 'shared-session/server-data';
import { loadActions } from '../ui/add-time/actions/load-actions.ts';
import { TimecardProvider } from '../ui/add-time/timecard-context.tsx';

// What one test has read is kept for the next page, and must not be there for the next test.
afterEach(() => {
  cleanup();
  queryClient.clear();
});

// Every browser has these; the test's document does not.
Element.prototype.scrollBy ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
// Works like a native dialog: the element that had the focus gets it back, if it still exists.
const beneath = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  beneath.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const before = beneath.get(this);
  if (before instanceof HTMLElement && before.isConnected) before.focus();
};

/** Shows a part of Add Time with an opened timecard; `changes` override its metadata. `late`: the script of its actions is not there yet. */
export async function showTimecard(
  part: ReactNode,
  changes: Parameters<typeof metadataOf>[0] = {},
  { late = false } = {},
): Promise<TimecardStore> {
  const metadata: EditMetadata = metadataOf(changes);
  await fetchDayEditors();
  // `useModule` finds the script under this key.
  if (!late) queryClient.setQueryData(['code', 'timecard-actions'], await loadActions());
  const outcome = openTimecard(metadata, metadata.periodStartDate);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  await act(async () => {
    render(
      <ServerData>
        <TimecardProvider store={outcome.store}>{part}</TimecardProvider>
      </ServerData>,
    );
  });
  return outcome.store;
}
