import { type JSX, type ReactNode, useState } from 'react';
import { controlStyled } from '../internal/styles/controls-styled.ts';
import { FilePicker, type FilePickerProps } from './file-picker.tsx';

export interface FileDropProps extends FilePickerProps {
  /** Called with the files that are chosen or dropped. Dropped ones may be of any type and number. */
  onFiles: (files: readonly File[]) => void;
  /** A hint beside the button. */
  children?: ReactNode;
}

/** An area on which files are dropped, around the button that chooses them (docs: attachments#file-drop). */
export function FileDrop({ children, ...picker }: FileDropProps): JSX.Element {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button inside.
    <div
      ref={controlStyled}
      className="wd-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        picker.onFiles([...event.dataTransfer.files]);
      }}
    >
      <FilePicker {...picker} />
      {children}
    </div>
  );
}
