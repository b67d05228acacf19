import { type JSX, useCallback } from 'react';
import type { Staging } from '../staging.ts';
import { TypedBox } from './typed-box.tsx';

export interface TextFilterProps {
  label: string;
  staging: Staging;
}

/** One text; blanks alone cannot be applied. */
export function TextFilter({ label, staging }: TextFilterProps): JSX.Element {
  const type = useCallback(
    (typed: string): void =>
      staging.dispatch(
        typed.trim() === ''
          ? { type: 'type', selection: [], draft: typed === '' ? 'empty' : 'broken' }
          : { type: 'type', selection: [{ key: 'text', value: typed }], draft: 'whole' },
      ),
    [staging],
  );
  return <TypedBox label={label} hideLabel first={staging.now().staged[0]?.value ?? ''} onType={type} />;
}
