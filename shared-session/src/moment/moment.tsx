import type { JSX } from 'react';
import { formatMoment } from 'shared-session/moments';

interface MomentProps {
  readonly at: string;
  /** The person who acted then, shown in front. */
  readonly by?: string | null | undefined;
}

/** An instant as people tell it; the pointer on it shows the exact one (docs: formats#moments). */
export function Moment({ at, by }: MomentProps): JSX.Element {
  return (
    <>
      {by ? `${by} · ` : ''}
      <time dateTime={at} title={formatMoment(at, { zone: true })}>
        {formatMoment(at)}
      </time>
    </>
  );
}
