import type { FieldProps } from './field-frame.tsx';

type Framed = Pick<FieldProps, 'label' | 'hideLabel' | 'description' | 'error' | 'optional' | 'size' | 'disabled'>;

/** The properties of a field that its frame shows. */
export function frameProps({ label, hideLabel, description, error, optional, size, disabled }: Framed): Framed {
  return {
    label,
    description,
    error,
    ...(hideLabel === undefined ? {} : { hideLabel }),
    ...(optional === undefined ? {} : { optional }),
    ...(size === undefined ? {} : { size }),
    ...(disabled === undefined ? {} : { disabled }),
  };
}
