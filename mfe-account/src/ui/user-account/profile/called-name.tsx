import { Button } from 'mfe_widgets/button';
import { TextField } from 'mfe_widgets/text-field';
import { type JSX, useState } from 'react';
import { type Profile, saveProfile } from 'shared-client/account';
import { currentUser, useText } from 'shared-session';
import { useChange } from '../account-context.ts';

/** The name that the portal uses for the user; the first name if it is empty. */
export function CalledName({ profile }: { readonly profile: Profile }): JSX.Element {
  const t = useText();
  const { busy, change } = useChange();
  const inForce = profile.preferredName ?? '';
  const [typed, setTyped] = useState(inForce);
  const fullName = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const save = async () => {
    await saveProfile({ preferredName: typed });
    await currentUser.reload();
  };
  return (
    <form
      className="ac-called"
      onSubmit={(event) => {
        event.preventDefault();
        change('changing the name', save, t('MSG_PROFILE_SAVED'));
      }}
    >
      <TextField
        label={t('LBL_CALLED_NAME')}
        description={t('MSG_CALLED_NAME', { name: fullName })}
        value={typed}
        onChange={setTyped}
        placeholder={profile.firstName}
        maxLength={100}
        autoComplete="given-name"
      />
      {typed.trim() === inForce ? null : (
        <Button type="submit" size="small" busy={busy}>
          {t('LBL_AC_SAVE')}
        </Button>
      )}
    </form>
  );
}
