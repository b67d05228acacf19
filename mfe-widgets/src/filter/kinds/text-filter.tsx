import type { JSX } from 'react';
import { TextField } from '../../text-field/index.ts';
import { type Staging, useStaged } from '../staging.ts';

export interface TextFilterProps {
  label: string;
  staging: Staging;
  /** `valid` is false while what is typed cannot be applied. */
  onTyped: (valid: boolean, empty: boolean) => void;
}

/** One text. */
export function TextFilter({ label, staging, onTyped }: TextFilterProps): JSX.Element {
  const value = useStaged(staging, () => staging.now().staged[0]?.value ?? '');
  return (
    <TextField
      label={label}
      hideLabel
      value={value}
      onChange={(typed) => {
        staging.dispatch({ type: 'stage', selection: typed === '' ? [] : [{ key: 'text', value: typed }] });
        onTyped(typed.trim() !== '', typed === '');
      }}
    />
  );
}
