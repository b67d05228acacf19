/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ApprovalItem } from 'shared-client/approvals';
import { approvalItem } from 'shared-client/schema/approvals';
import * as v from 'valibot';

const bodies: number[] = [];

function DetailBody({ item }: { item: ApprovalItem }) {
  bodies.push(item.billingItemId);
  return <p>Lines of {item.billingItemId}</p>;
}

jest.unstable_mockModule('./use-detail-body.ts', () => ({ useDetailBody: () => ({ module: { DetailBody } }) }));
const { DetailPanel } = await import('./detail.tsx');

const item = (billingItemId: number, workerName: string): ApprovalItem =>
  v.parse(approvalItem, {
    ...{ billingItemId, workerName, version: 1, type: 'TIME', status: 'Pending', engagementId: 5201, workerId: 1101 },
    ...{ periodStartDate: '2026-11-09', periodEndDate: '2026-11-15', usualCount: 0, attachmentCount: 0 },
  });
const nothing = () => undefined;

// Nothing waits for React here: the frames of a browser are what is tested.
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('the head of an item is painted before its body, and an item that is passed over renders no body', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (one: ApprovalItem) =>
    flushSync(() =>
      root.render(
        <DetailPanel
          key={one.billingItemId}
          item={one}
          principal={undefined}
          onBehalfOf={null}
          onApprove={nothing}
          onReject={nothing}
          onStep={nothing}
        />,
      ),
    );
  show(item(1, 'Kofi Mensah'));
  await waitFor(() => expect(place.textContent).toContain('Lines of 1'));
  for (const [id, name] of [
    [2, 'Mei Tanaka'],
    [3, 'Hana Kim'],
  ] as const) {
    show(item(id, name));
    expect(place.querySelector('h2')?.textContent).toBe(name);
    expect(place.textContent).not.toContain('Lines of');
  }
  await waitFor(() => expect(place.textContent).toContain('Lines of 3'));
  expect(bodies).not.toContain(2);
  root.unmount();
});
