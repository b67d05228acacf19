import { type JSX, useState } from 'react';
import { afterPaint } from '../../after-paint/index.ts';
import { Icon } from '../../icon/index.ts';
import { TextField } from '../../text-field/index.ts';
import { useWidgetText } from '../texts/index.ts';

/** Lists with more options than this can be searched. */
export const SEARCHED_FROM = 20;

export interface OptionSearchProps {
  /** What the list holds: the name of its field. */
  of: string;
  onSought: (text: string) => void;
}

/** A text that narrows a list: it is shown at once, and told after the paint. */
export function OptionSearch({ of, onSought }: OptionSearchProps): JSX.Element {
  const text = useWidgetText();
  const label = text('LBL_SEARCH_IN', { label: of });
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      autoComplete="off"
      placeholder={label}
      prefix={<Icon name="search" size={16} />}
      value={typed}
      onChange={(entered) => {
        setTyped(entered);
        afterPaint(() => onSought(entered));
      }}
    />
  );
}
