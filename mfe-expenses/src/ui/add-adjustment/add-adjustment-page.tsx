import { useState } from 'react';
import { CallError } from 'shared-client';
import { getAdjustmentEditMetadata } from 'shared-client/billing';
import type { AdjustmentEditMetadata } from 'shared-client/schema/billing';
import {
  type AdjustmentQuery,
  type AdjustmentType,
  addAdjustmentPath,
} from '../../domain/adjustment/adjustment-query.ts';
import { newOf } from '../../domain/entry-query.ts';
import { adjustmentKinds } from '../../state/adjustment-store.ts';
import { expenseEngagements } from '../../state/engagements.ts';
import { createItemStore } from '../../state/item-store.ts';
import { EntryFrame, type EntryItem, type EntrySource } from '../page/entry-frame.tsx';
import { AdjustmentProvider } from './adjustment-context.tsx';
import { AdjustmentItem } from './adjustment-item.tsx';

const sourceOf = (type: AdjustmentType): EntrySource<AdjustmentEditMetadata | null> => ({
  engagements: expenseEngagements,
  async load(signal, { billingItemId, engagementId, startDate }) {
    try {
      const asked = { engagementId, type, ...newOf(billingItemId, startDate), signal };
      const metadata = await getAdjustmentEditMetadata(billingItemId, asked);
      return { metadata, isTaken: true };
    } catch (error) {
      if (!(error instanceof CallError) || error.kind !== 'forbidden') throw error;
      return { metadata: null, isTaken: false };
    }
  },
  pathOf: (engagementId) => addAdjustmentPath(type, { engagementId }),
  title: `LBL_ADD_${type}`,
  none: 'MSG_ADJUSTMENT_NONE_TAKEN',
  noneWhy: 'MSG_ADJUSTMENT_NONE_TAKEN_WHY',
});

const sources = { ADJUSTMENT: sourceOf('ADJUSTMENT'), BENEFIT: sourceOf('BENEFIT') } as const;

/** `worker/time-expense/add-adjustment`: an adjustment or a benefit. */
export function AddAdjustmentPage({ query }: { query: AdjustmentQuery }) {
  return (
    <EntryFrame query={query} source={sources[query.type]}>
      {(metadata, item) =>
        metadata === null ? null : <OpenAdjustment metadata={metadata} asked={query.corrects} {...item} />
      }
    </EntryFrame>
  );
}

interface OpenAdjustmentProps extends EntryItem {
  readonly metadata: AdjustmentEditMetadata;
  /** The item that the URL asks to correct. */
  readonly asked: number | null;
}

function OpenAdjustment({ metadata, asked, ...item }: OpenAdjustmentProps) {
  const [store] = useState(() => {
    const isOffered = metadata.correctable.some(({ billingItemId }) => billingItemId === asked);
    const begun = metadata.billingItemId === 0 && isOffered ? { ...metadata, corrects: asked } : metadata;
    return createItemStore(adjustmentKinds[metadata.type], begun);
  });
  return (
    <AdjustmentProvider value={store}>
      <AdjustmentItem {...item} />
    </AdjustmentProvider>
  );
}
