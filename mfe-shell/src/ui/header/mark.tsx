import { Icon } from 'mfe_widgets/icon';
import type { JSX } from 'react';
import type { User } from 'shared-session';
import { initialsOf } from '../../domain/initials.ts';

/** The round mark of a user: the initials, or a drawn person while the user is unknown. Fills its place. */
export function Mark({ user }: { readonly user: User | undefined }): JSX.Element {
  return (
    <span
      aria-hidden
      className="sh:grid sh:size-full sh:place-items-center sh:rounded-full sh:bg-accent-soft sh:text-label sh:font-semibold sh:text-accent"
    >
      {user ? initialsOf(user) : <Icon name="user" />}
    </span>
  );
}
