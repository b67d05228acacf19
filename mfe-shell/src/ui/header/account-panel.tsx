import { Icon } from 'mfe_widgets/icon';
import { type JSX, type RefObject, useRef } from 'react';
import { useText } from 'shared-session';
import { signOut } from '../../state/sign-out.ts';
import { LanguageSelect } from './language-select.tsx';
import { ThemeChoiceGroup } from './theme-choice.tsx';

interface Props {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly detail: string | undefined;
}

/** Language, theme, sign out. A native popover: Escape and a press beside it close it, and the focus returns. */
export function AccountPanel({ id, anchor, name, detail }: Props): JSX.Element {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const place = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    panel.current.style.top = `${Math.round(box.bottom + 8)}px`;
    panel.current.style.right = `${Math.max(8, Math.round(document.documentElement.clientWidth - box.right))}px`;
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t('LBL_ACCOUNT')}
      onBeforeToggle={place}
      className="sh:inset-auto sh:fixed sh:w-[288px] sh:rounded-card sh:bg-surface sh:p-4 sh:text-ink sh:shadow-raised"
    >
      {name === '' ? null : (
        <div className="sh:mb-4 sh:border-b sh:border-line sh:pb-3">
          <p className="sh:truncate sh:font-semibold">{name}</p>
          <p className="sh:truncate sh:text-label sh:text-ink-2">{detail}</p>
        </div>
      )}
      <LanguageSelect />
      <ThemeChoiceGroup />
      <button
        type="button"
        onClick={signOut}
        className="sh:mt-4 sh:flex sh:h-10 sh:w-full sh:cursor-pointer sh:items-center sh:gap-2.5 sh:rounded-control sh:px-2.5 sh:font-medium sh:text-ink-2 sh:hover:bg-sunken sh:hover:text-ink"
      >
        <Icon name="sign-out" />
        {t('LBL_SIGN_OUT')}
      </button>
    </div>
  );
}
