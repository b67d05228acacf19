import { Icon } from 'mfe_widgets/icon';
import { PasswordField } from 'mfe_widgets/password-field';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { passwordRules } from '../domain/password-rules.ts';

export interface NewPasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** Tells password managers which account the password belongs to. */
  readonly userName: string;
}

/** A field for a new password, with the parts of the product's rule marked as they are met. */
export function NewPasswordField({ value, onChange, error, userName }: NewPasswordFieldProps): JSX.Element {
  const t = useText();
  return (
    <div className="ac-new-password">
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        size="large"
        label={t('LBL_NEW_PASSWORD')}
        name="new-password"
        autoComplete="new-password"
        value={value}
        onChange={onChange}
        error={error}
        required
      />
      <ul className="ac-rules">
        {passwordRules(value).map(({ label, isMet }) => (
          <li key={label} data-met={isMet || undefined}>
            <Icon name={isMet ? 'check-circle' : 'minus'} size={16} />
            <span aria-hidden="true">{t(label)}</span>
            <span className="ac-unseen">{t(isMet ? 'LBL_RULE_MET' : 'LBL_RULE_NOT_MET', { rule: t(label) })}</span>
          </li>
        ))}
        <li>
          <Icon name="info" size={16} />
          <span>{t('LBL_PASSWORD_RULE_COMMON')}</span>
        </li>
      </ul>
    </div>
  );
}
