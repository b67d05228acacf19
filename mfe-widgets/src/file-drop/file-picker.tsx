import { type JSX, useRef } from 'react';
import { Button, type ButtonSize } from '../button/index.ts';
import type { IconName } from '../icon/index.ts';

export interface FilePickerProps {
  /** The text of the button. */
  label: string;
  /** Called with the chosen files. */
  onFiles: (files: readonly File[]) => void;
  /** The types that the browser's dialog offers, like `accept` of an `<input>`. Callers check the files, because any may be chosen. */
  accept: string;
  /** Whether several files can be chosen at once. Default: true. */
  multiple?: boolean | undefined;
  /** An icon before the text. */
  icon?: IconName;
  size?: ButtonSize;
  /** Id of the button. */
  id?: string | undefined;
  /** Id of the description of the button. */
  describedBy?: string | undefined;
}

/** A button that opens the browser's dialog for files; on a device with a camera, pictures can be taken there. */
export function FilePicker({
  label,
  onFiles,
  accept,
  multiple = true,
  describedBy,
  ...look
}: FilePickerProps): JSX.Element {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          target.value = '';
        }}
      />
      <Button {...look} aria-describedby={describedBy} onClick={() => picker.current?.click()}>
        {label}
      </Button>
    </>
  );
}
