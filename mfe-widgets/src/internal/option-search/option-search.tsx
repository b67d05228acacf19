import { type JSX, useEffect, useId, useRef } from 'react';
import { isSearchable } from 'shared-session/typed-search';
import { Icon } from '../../icon/index.ts';
import { schedulePostPaint } from '../../post-paint/index.ts';
import { FieldFrame } from '../field/index.ts';
import { usePageText } from '../texts/use-page-text.ts';
import '../texts/inputs-english.ts';

/** Lists with more options than this have a search. */
export const SEARCHED_FROM = 20;

export interface OptionSearchProps {
  /** The name of the list's field. */
  of: string;
  onSought: (text: string) => void;
}

/** A text that narrows a list. The input is uncontrolled; the list is updated after the paint. */
export function OptionSearch({ of, onSought }: OptionSearchProps): JSX.Element {
  const text = usePageText();
  const label = text('LBL_SEARCH_IN', { label: of });
  const inputId = useId();
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);
  const seek = ({ value }: HTMLInputElement): void => {
    waiting.current?.();
    waiting.current = schedulePostPaint(() => onSought(value));
  };
  return (
    <FieldFrame label={label} hideLabel inputId={inputId}>
      <div className="wd-box wd-box-held">
        <span className="wd-affix">
          <Icon name="search" size={16} />
        </span>
        <input
          id={inputId}
          type="search"
          autoComplete="off"
          placeholder={label}
          onChange={(event) => {
            if (isSearchable(event)) seek(event.target);
          }}
          onCompositionEnd={({ currentTarget }) => seek(currentTarget)}
        />
      </div>
    </FieldFrame>
  );
}
