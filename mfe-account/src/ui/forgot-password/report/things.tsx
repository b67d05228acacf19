import type { JSX } from 'react';
import type { NamedThing } from 'shared-client/account';
import { useText } from 'shared-session';
import { thingLabel } from '../../../domain/thing-label.ts';
import { useInstant } from '../../user-account/use-instant.ts';

/** A titled list of things of an account, with the day on which each was added, if it is known. */
export function Things({
  title,
  things,
  first,
}: {
  readonly title: string;
  readonly things: readonly (NamedThing & { readonly since?: string })[];
  /** A line before them. */
  readonly first?: string;
}): JSX.Element {
  const t = useText();
  const instant = useInstant();
  return (
    <section className="ac-say">
      <b>{title}</b>
      <ul>
        {first === undefined ? null : <li>{first}</li>}
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.name} ${thing.since ?? ''}`}>
            {t(...thingLabel(thing))}
            {thing.since ? (
              <small className="ac-quiet">
                <br />
                {t('LBL_SINCE', { when: instant(thing.since, 'time') })}
              </small>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
