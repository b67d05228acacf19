import { Button } from 'mfe_widgets/button';
import { useRef } from 'react';

interface ReceiptPickerProps {
  readonly id?: string;
  readonly label: string;
  readonly icon: 'upload' | 'paperclip';
  readonly multiple: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** A button that chooses receipts, or takes photographs on a device with a camera. */
export function ReceiptPicker({ id, label, icon, multiple, onPick }: ReceiptPickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(id ? { id } : {})} icon={icon} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        className="ex-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/*,application/pdf"
        multiple={multiple}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
