import { useQuery } from '@tanstack/react-query';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { secondLookQuery } from '../../state/second-look-query.ts';
import { AttachedFiles, isShown } from './attached-files.tsx';
import { ComparedDays } from './compared-days.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { FileView } from './file-view.tsx';
import { LastDecisions } from './last-decisions.tsx';
import { lookStyled } from './look-styled.ts';
import { type Heading, Part } from './part.tsx';

/** The file that the page shows beside the hours, and how to show another one. */
export interface ShownFile {
  readonly shownKey: string | null;
  readonly onShow: (key: string | null) => void;
}

interface SecondLookProps {
  readonly billingItemId: number;
  readonly version?: number | undefined;
  /** The person in whose name; null for the reader's own. */
  readonly onBehalfOf: number | null;
  readonly heading: Heading;
  /** Absent if the file is shown here: beside the hours where there is room, below them otherwise. */
  readonly beside?: ShownFile | undefined;
}

/** A second look at an item: the worker's time elsewhere in its period, its files, and the last decisions on its engagement. */
export function SecondLook({ heading, beside, ...item }: SecondLookProps) {
  const t = useText();
  const { data, isLoadingError, refetch } = useQuery(secondLookQuery(item));
  /** Undefined until the reader has chosen: then it is the first file that can be shown. */
  const [chosen, setChosen] = useState<string | null>();
  if (isLoadingError || !data)
    return (
      <div ref={lookStyled} className="ap-look">
        <div className="ap-look-part">
          {isLoadingError ? <PartFailure onRetry={() => void refetch()} /> : <LoadingCards lines={4} />}
        </div>
      </div>
    );
  const { attachments: files, decisions } = data;
  const key = chosen === undefined ? (files.find(isShown)?.attachmentKey ?? null) : chosen;
  const file = beside ? undefined : files.find(({ attachmentKey }) => attachmentKey === key);
  const hours = files.some(isShown) && data.engagements.length === 0 && data.days.length > 0;
  return (
    <div ref={lookStyled} className="ap-look">
      <div className={file ? 'ap-look-columns' : undefined}>
        <div>
          <Part heading={heading} title={t('LBL_ELSEWHERE')}>
            <Elsewhere look={data} />
          </Part>
          {hours ? (
            <Part heading={heading} title={t('LBL_AP_HOURS_WORKED')}>
              <ComparedDays look={data} isElsewhere={false} />
            </Part>
          ) : null}
          {files.length > 0 ? (
            <Part heading={heading} title={t('LBL_AP_ATTACHMENTS')}>
              <AttachedFiles files={files} {...(beside ?? { shownKey: key, onShow: setChosen })} />
            </Part>
          ) : null}
        </div>
        {file ? (
          <div className="ap-look-file">
            <FileView {...file} />
          </div>
        ) : null}
        <Part heading={heading} title={t('LBL_LAST_DECISIONS')}>
          <LastDecisions decisions={decisions} />
        </Part>
      </div>
    </div>
  );
}
