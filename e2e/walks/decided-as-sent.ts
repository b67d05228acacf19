import type { Response } from '@playwright/test';
import type { TestClient } from 'reference-api/testing/test-client';

const ITEMS = '/wand2/api/billing/billing-items';

/** A decision that a page sent, or took back, with the server's response. */
export interface SentDecision {
  readonly request: {
    readonly decision?: string;
    readonly items?: readonly { readonly billingItemId: number }[];
  } | null;
  readonly response: Promise<{ readonly runId?: number; readonly outcomes?: readonly Outcome[] } | null>;
  readonly undoes: boolean;
}

interface Outcome {
  readonly billingItemId: number;
  readonly fate: string;
}

/** The decision of a response, if it is one. */
export function sentDecision(response: Response): SentDecision | undefined {
  const request = response.request();
  const path = new URL(request.url()).pathname;
  if (request.method() !== 'POST' || !/\/approvals\/decisions(?:\/|$)/.test(path) || !response.ok()) return undefined;
  return {
    request: request.postDataJSON(),
    response: response.json().catch(() => null),
    undoes: !path.endsWith('/decisions'),
  };
}

/** The items whose status is not the one that was decided. Once something was taken back, items may wait again. */
export async function decidedAsSent(reader: TestClient, sent: readonly SentDecision[]): Promise<string[]> {
  const wanted = new Map<number, string>();
  let isUndone = false;
  for (const { request, response, undoes } of sent) {
    const body = await response;
    isUndone ||= undoes;
    const refused = new Set(body?.outcomes?.filter(({ fate }) => fate !== 'done').map((one) => one.billingItemId));
    for (const { billingItemId } of request?.items ?? [])
      if (!refused.has(billingItemId))
        wanted.set(billingItemId, request?.decision === 'approve' ? 'Approved' : 'Rejected');
  }
  const wrong: string[] = [];
  for (const [id, status] of wanted) {
    const { body } = await reader.get(`${ITEMS}/${id}/general-info`);
    const allowed = isUndone ? [status, 'Pending'] : [status];
    if (body?.status && !allowed.includes(body.status))
      wrong.push(`item ${id} was decided ${status}, and is ${body.status}`);
  }
  return wrong;
}
