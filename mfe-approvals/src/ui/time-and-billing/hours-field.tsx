import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';

/** Hours that the list is narrowed by, once they are left or Enter is pressed; what is no number narrows nothing. */
export function HoursField({
  label,
  hours,
  onHours,
}: {
  label: string;
  hours: number | null;
  onHours: (hours: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    const number = Number(typed.replace(',', '.'));
    onHours(typed.trim() === '' || Number.isNaN(number) || number < 0 ? null : Math.round(number * 100) / 100);
    setTyped(null);
  };
  return (
    <form
      className="ap-filter-hours"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <TextField
        label={label}
        hideLabel
        placeholder={label}
        inputMode="decimal"
        value={typed ?? (hours === null ? '' : String(hours))}
        onChange={setTyped}
        onBlur={commit}
      />
    </form>
  );
}
