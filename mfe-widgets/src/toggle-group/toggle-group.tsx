import type { JSX } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type IconName } from '../icon/index.ts';
import { AriaLocale, useAriaStyled } from '../internal/aria/index.ts';
import navigation from '../internal/aria/navigation.css';

export interface ToggleOption {
  id: string;
  label: string;
  icon?: IconName;
  /** Shows only the icon; the label is its name. */
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface ToggleGroupProps {
  /** The group's name. */
  label: string;
  options: readonly ToggleOption[];
  /** The ids of the chosen options. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Several may be chosen, or none. Default: exactly one. */
  multiple?: boolean;
}

/** A row of buttons that stay pressed, for a view to choose or marks to set. Arrow keys move between them. */
export function ToggleGroup({ label, options, chosen, onChange, multiple = false }: ToggleGroupProps): JSX.Element {
  return (
    <AriaLocale>
      <ToggleButtonGroup
        ref={useAriaStyled<HTMLDivElement>(navigation)}
        aria-label={label}
        className="wd-toggles"
        selectionMode={multiple ? 'multiple' : 'single'}
        disallowEmptySelection={!multiple}
        selectedKeys={chosen}
        onSelectionChange={(keys) => onChange(options.filter(({ id }) => keys.has(id)).map(({ id }) => id))}
      >
        {options.map(({ id, label: name, icon, iconOnly = false, disabled = false }) => (
          <ToggleButton
            key={id}
            id={id}
            isDisabled={disabled}
            className="wd-toggle"
            {...(iconOnly ? { 'aria-label': name } : {})}
          >
            {icon === undefined ? null : <Icon name={icon} size={16} />}
            {iconOnly ? null : name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AriaLocale>
  );
}
