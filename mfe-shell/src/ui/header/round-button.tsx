import { Icon, type IconName } from 'mfe_widgets/icon';
import type { ButtonHTMLAttributes, JSX } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  /** Its action, for users who do not see the icon. */
  readonly label: string;
}

/** A quiet button that is only an icon; 44 px to touch. */
export function RoundButton({ icon, label, ...rest }: Props): JSX.Element {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className="sh:grid sh:size-11 sh:shrink-0 sh:cursor-pointer sh:place-items-center sh:rounded-control sh:text-ink-2 sh:hover:bg-sunken sh:hover:text-ink"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
