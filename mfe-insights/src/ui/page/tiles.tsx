import type { ReactNode } from 'react';

export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly isUnusual?: boolean;
}

/** The numbers that are looked for first. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="in-tiles">
      {tiles.map(({ label, value, note, isUnusual = false }) => (
        <div key={label} className="in-card in-tile">
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note ? <span data-unusual={isUnusual || undefined}>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
