import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { useState } from 'react';
import { useText } from 'shared-session';
import { linesQuery } from '../../state/payroll-queries.ts';
import { LineRows, LineTable } from './line-rows.tsx';

interface BatchLinesProps {
  readonly clientId: number;
  readonly number: number;
  readonly label: string;
}

/** What is in a batch, 50 lines at a time. */
export function BatchLines({ clientId, number, label }: BatchLinesProps) {
  const [parts, setParts] = useState<readonly number[]>([0]);
  const first = useQuery(linesQuery({ clientId, number, after: 0 }));
  if (first.isLoadingError) return <PartFailure onRetry={() => void first.refetch()} />;
  if (!first.data) return <LoadingCards count={1} lines={3} />;
  return (
    <LineTable label={label}>
      {parts.map((after) => (
        <Part
          key={after}
          {...{ clientId, number, after }}
          isLast={after === parts.at(-1)}
          onMore={(next) => setParts([...parts, next])}
        />
      ))}
    </LineTable>
  );
}

interface PartProps extends Omit<BatchLinesProps, 'label'> {
  readonly after: number;
  readonly isLast: boolean;
  readonly onMore: (after: number) => void;
}

function Part({ clientId, number, after, isLast, onMore }: PartProps) {
  const t = useText();
  const { data, isFetching, isLoadingError, refetch } = useQuery(linesQuery({ clientId, number, after }));
  const next = data?.next ?? null;
  return (
    <tbody>
      {data ? <LineRows lines={data.lines} /> : null}
      {isLast && (next !== null || !data) ? (
        <tr>
          <td colSpan={6}>
            <Button
              size="small"
              busy={isFetching}
              onClick={() => (isLoadingError ? void refetch() : next !== null && onMore(next))}
            >
              {t('LBL_AP_PAY_MORE')}
            </Button>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
