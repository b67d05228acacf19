import { PasswordField } from 'mfe_widgets/password-field';
import type { JSX } from 'react';
import { useText } from 'shared-session';

export interface PasswordFirstProps {
  readonly userName: string;
  readonly lead: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** The password that was sent last; undefined if none was. */
  readonly tried: string | undefined;
  readonly isWrong: boolean;
}

/** The field for the password that precedes a change of the sign-in methods (docs: account#second-factor-changes). */
export function PasswordFirst({ userName, lead, value, onChange, tried, isWrong }: PasswordFirstProps): JSX.Element {
  const t = useText();
  const fault = value === '' ? t('LBL_AC_REQUIRED_FIELD') : isWrong ? t('ERR_AC_RECOVERY_PASSWORD_INVALID') : undefined;
  return (
    <>
      <p className="ac-quiet">{lead}</p>
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        size="large"
        label={t('LBL_CURRENT_PASSWORD')}
        name="current-password"
        value={value}
        onChange={onChange}
        error={value === tried ? fault : undefined}
        required
      />
    </>
  );
}
