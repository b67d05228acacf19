import { type CSSProperties, type JSX, useState } from 'react';
import { formatMoment } from 'shared-session/moments';

interface MomentProps {
  readonly at: string;
  /** The person who acted then, shown in front. */
  readonly by?: string | null | undefined;
}

/** It is part of a line of text. */
const STYLE: CSSProperties = { textDecoration: 'underline dotted', textAlign: 'start' };

/** An instant as people tell it. A press, or the pointer on it, shows the exact one (docs: formats#moments). */
export function Moment({ at, by }: MomentProps): JSX.Element {
  const [zone, setZone] = useState(false);
  return (
    <>
      {by ? `${by} · ` : ''}
      <time dateTime={at}>
        <button type="button" style={STYLE} title={formatMoment(at, { zone: true })} onClick={() => setZone(!zone)}>
          {formatMoment(at, { zone })}
        </button>
      </time>
    </>
  );
}
