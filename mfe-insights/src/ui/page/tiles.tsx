import type { ReactNode } from 'react';
import { hrefOf } from 'shared-session/routing';

export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  /** The list of what it counts; absent without one. */
  readonly path?: string;
}

/** The numbers that are looked for first. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="in-tiles">
      {tiles.map(({ label, value, note, path }) => (
        <div key={label} className="in-card in-tile">
          <dt>{label}</dt>
          <dd>
            {path === undefined ? (
              <b>{value}</b>
            ) : (
              <a className="in-tile-link" href={hrefOf(path)}>
                {value}
              </a>
            )}
            {note ? <span>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
