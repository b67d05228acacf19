import { type JSX, useId, useRef, useState } from 'react';
import { isSearchable } from 'shared-session/typed-search';
import { Icon } from '../icon/index.ts';
import { describedBy, FieldFrame, frameProps } from '../internal/field/index.ts';
import { usePopover } from '../internal/overlay/index.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { searchStyled } from '../internal/styles/search-styled.ts';
import '../internal/texts/search-english.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import type { SearchBarProps } from './search-bar-props.ts';
import { SEARCH_LENGTH } from './search-options.ts';
import { SearchPanel } from './search-panel.tsx';
import { useSearchBar } from './use-search-bar.ts';

/** A search with suggestions (docs: lists#search-bar). A failed search shows a message and offers a retry. */
export function SearchBar(props: SearchBarProps): JSX.Element {
  const { label, value, simple = false, minimumCharacters = 1, disabled = false } = props;
  const text = usePageText();
  const made = useId();
  const inputId = props.id ?? made;
  const listId = `${inputId}-list`;
  const [touched, setTouched] = useState(false);
  const [first] = useState(value?.label ?? '');
  const box = useRef<HTMLDivElement>(null);
  const bar = useSearchBar(props);
  const { input, shown, open, active, start, clear, close } = bar;
  const panel = usePopover<HTMLDivElement>({ open, anchor: box, matchWidth: true, onDismiss: close });
  const frame = usePageStyled(box, searchStyled);
  const missing = props.required === true && touched && shown === '' ? text('LBL_REQUIRED_FIELD') : undefined;
  const error = props.error ?? missing;

  return (
    <FieldFrame {...frameProps(props)} error={error} inputId={inputId} required={props.required ?? false}>
      <div ref={frame} className="wd-box wd-box-held">
        <Icon name="search" size={16} className="wd-affix" />
        <input
          ref={input}
          id={inputId}
          type="text"
          role={simple ? 'searchbox' : 'combobox'}
          {...(simple
            ? {}
            : {
                'aria-expanded': open,
                'aria-controls': open ? listId : undefined,
                'aria-autocomplete': 'list' as const,
              })}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-required={props.required}
          aria-describedby={describedBy(inputId, props.description !== undefined, error !== undefined)}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          placeholder={props.placeholder}
          defaultValue={first}
          disabled={disabled}
          onChange={(event) => bar.enter(event.target.value, isSearchable(event))}
          onCompositionEnd={({ currentTarget }) => bar.seek(currentTarget.value)}
          onKeyDown={bar.keyDown}
          onFocus={() => {
            if (minimumCharacters === 0) start(bar.now());
          }}
          onBlur={() => {
            setTouched(true);
            if (!simple && props.restoreOnBlur !== false) bar.write(undefined);
            props.onBlur?.();
          }}
        />
        {shown !== '' && !disabled ? (
          <button type="button" className="wd-box-end" aria-label={text('LBL_CLEAR')} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        ) : props.dropdown === true ? (
          <button
            type="button"
            className="wd-box-end"
            aria-label={text('LBL_SHOW_OPTIONS')}
            disabled={disabled}
            onClick={() => (open ? close() : start(''))}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        ) : null}
      </div>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing in the panel must not take the focus from the input.
        <div
          ref={panel}
          popover="manual"
          className="wd-popover wd-search-panel"
          onPointerDown={bar.hold}
          onMouseDown={(event) => event.preventDefault()}
        >
          <SearchPanel
            label={label}
            listId={listId}
            state={bar.state}
            lines={bar.lines}
            count={bar.count}
            active={active}
            picked={value?.value}
            onPick={bar.panelHandlers.pick}
            onRetry={bar.panelHandlers.retry}
            onEnterNew={props.onEnterNew && bar.panelHandlers.enterNew}
            onAdvancedSearch={props.onAdvancedSearch && bar.panelHandlers.advancedSearch}
          />
        </div>
      ) : null}
    </FieldFrame>
  );
}
