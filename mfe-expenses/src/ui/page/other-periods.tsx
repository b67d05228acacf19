import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useEffect, useState } from 'react';
import { useText } from 'shared-session';
import { keptWork } from 'shared-session/device-data';
import { formatDay } from 'shared-session/moments';
import { navigate } from 'shared-session/routing';
import { draftNameOf, otherPeriodsOf } from '../../domain/drafts/draft-name.ts';
import type { ItemHead } from '../../state/item-store.ts';

interface OtherPeriodsProps {
  readonly metadata: ItemHead;
  /** The name of the new item on this device. */
  readonly nameOf: (metadata: ItemHead) => Promise<string>;
  readonly pathOf: (which: Pick<ItemHead, 'engagementId' | 'periodStartDate'>) => string;
}

/** Unsaved new items of other periods on this device, because a user who starts another item may have wanted to continue with one of them. */
export function OtherPeriods({ metadata, nameOf, pathOf }: OtherPeriodsProps) {
  const t = useText();
  const [starts, setStarts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    void nameOf(metadata).then((name) => {
      const own = draftNameOf(name);
      const names = keptWork().map(({ id }) => id);
      if (!isGone && own) setStarts(otherPeriodsOf(own, names));
    });
    return () => {
      isGone = true;
    };
  }, [metadata, nameOf]);
  return starts.map((periodStartDate) => (
    <Banner
      key={periodStartDate}
      tone="info"
      actions={
        <Button size="small" onClick={() => navigate(pathOf({ engagementId: metadata.engagementId, periodStartDate }))}>
          {t('LBL_KEPT_GO_ON')}
        </Button>
      }
    >
      {t('MSG_KEPT_OTHER_PERIOD', { date: formatDay(periodStartDate) })}
    </Banner>
  ));
}
