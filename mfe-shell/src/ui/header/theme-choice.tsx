import { type JSX, useId } from 'react';
import { type ThemeChoice, theme, useText } from 'shared-session';
import { useStore } from 'zustand';

const CHOICES: readonly { readonly choice: ThemeChoice; readonly label: string }[] = [
  { choice: 'light', label: 'LBL_THEME_LIGHT' },
  { choice: 'dark', label: 'LBL_THEME_DARK' },
  { choice: 'system', label: 'LBL_THEME_SYSTEM' },
];

/** Light, dark, or the device's setting. */
export function ThemeChoiceGroup(): JSX.Element {
  const t = useText();
  const name = useId();
  const chosen = useStore(theme, (state) => state.choice);
  return (
    <fieldset>
      <legend className="sh:mb-1 sh:text-label sh:font-medium sh:text-ink-2">{t('LBL_THEME')}</legend>
      <div className="sh:grid sh:grid-cols-3 sh:gap-0.5 sh:rounded-control sh:bg-sunken sh:p-[3px]">
        {CHOICES.map(({ choice, label }) => (
          <label
            key={choice}
            className="sh:relative sh:grid sh:h-8 sh:cursor-pointer sh:place-items-center sh:rounded-[6px] sh:text-label sh:font-medium sh:text-ink-2 sh:has-checked:bg-surface sh:has-checked:text-ink sh:has-checked:shadow-[0_0_0_1px_var(--p-line-strong),var(--p-shadow)] sh:has-focus-visible:outline-2 sh:has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              onChange={() => theme.set(choice)}
              className="sh:absolute sh:inset-0 sh:m-0 sh:cursor-pointer sh:appearance-none sh:opacity-0"
            />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
