import { type JSX, useEffect, useRef, useState } from 'react';
import { isComposing } from 'shared-session/composition';
import { formatFacts } from 'shared-session/lists';
import { Icon } from '../icon/index.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from '../internal/field/index.ts';
import { OptionList, preloadChoosing } from '../internal/option-list/index.ts';
import { OptionSearch, SEARCHED_FROM } from '../internal/option-search/index.ts';
import { usePopover } from '../internal/overlay/index.ts';
import { fieldStyled } from '../internal/styles/fields-styled.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { type Choice, matching } from './choices.ts';

export interface MultiDropdownProps
  extends Pick<FieldFrameProps, 'label' | 'description' | 'error' | 'optional' | 'disabled' | 'inputId'> {
  choices: readonly Choice[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  onBlur: (() => void) | undefined;
}

/** The greatest height of the list, in px. */
const HEIGHT = 240;

/** Several of many choices, behind a button that shows the chosen ones. The choices are in a list below it, with a search if it is long. */
export function MultiDropdown({ choices, chosen, onChange, onBlur, ...frame }: MultiDropdownProps): JSX.Element {
  const { inputId } = frame;
  const text = usePageText();
  const [open, setOpen] = useState(false);
  const [sought, setSought] = useState('');
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [byKey, setByKey] = useState(false);
  const close = (): void => {
    setOpen(false);
    setSought('');
  };
  const panel = usePopover<HTMLDivElement>({ open, anchor, matchWidth: true, onDismiss: close });
  const frameRef = usePageStyled(anchor, fieldStyled);
  // On a touch screen, focusing the search would open the keyboard over the list.
  useEffect(() => {
    if (open && byKey) panel.current?.querySelector('input')?.focus();
  }, [open, byKey, panel]);
  const shown = matching(choices, sought.trim());
  const options = shown.map(({ label, value }) => ({ id: value, label }));
  const names = choices.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
  return (
    <FieldFrame {...frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles blur, and the keys of its list. */}
      <div
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open || isComposing(event)) return;
          event.preventDefault();
          event.stopPropagation();
          close();
          button.current?.focus();
        }}
      >
        <div ref={frameRef} className="wd-box wd-multi" data-empty={names.length === 0 || undefined}>
          <button
            ref={button}
            id={inputId}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${inputId}-label ${inputId}-chosen`}
            aria-describedby={describedBy(inputId, frame.description !== undefined, frame.error !== undefined)}
            disabled={frame.disabled}
            onPointerEnter={preloadChoosing}
            onFocus={preloadChoosing}
            onClick={(event) => {
              setByKey(event.detail === 0);
              if (open) close();
              else setOpen(true);
            }}
          >
            <span id={`${inputId}-chosen`}>{formatFacts(names) || text('LBL_SELECT')}</span>
            {names.length > 1 ? (
              <span className="wd-badge" aria-hidden="true">
                {names.length}
              </span>
            ) : null}
          </button>
          <Icon name="chevron-down" size={16} />
        </div>
        {open ? (
          <div
            ref={panel}
            popover="manual"
            role="dialog"
            aria-label={frame.label}
            className="wd-popover wd-multi-panel"
          >
            {choices.length > SEARCHED_FROM ? <OptionSearch of={frame.label} onSought={setSought} /> : null}
            {shown.length === 0 ? (
              <p className="wd-filter-none" role="status">
                {text('LBL_NO_SEARCH_RESULT')}
              </p>
            ) : null}
            <OptionList
              label={frame.label}
              options={options}
              chosen={chosen}
              onChange={onChange}
              maxHeight={HEIGHT}
              takesFocus={byKey && choices.length <= SEARCHED_FROM}
            />
          </div>
        ) : null}
      </div>
    </FieldFrame>
  );
}
