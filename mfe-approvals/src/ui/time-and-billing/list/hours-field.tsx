import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';
import { locale } from 'shared-session';
import { shownAmount } from 'shared-validators/amounts';
import { useStore } from 'zustand';
import { readFilterHours } from '../../../domain/filter-hours.ts';

/** A filter by hours, applied on blur or Enter. An invalid number filters nothing. */
export function HoursField({
  label,
  hours,
  onHours,
}: {
  label: string;
  hours: number | null;
  onHours: (hours: number | null) => void;
}) {
  const numberTag = useStore(locale, (state) => state.numberTag);
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    onHours(readFilterHours(typed, numberTag));
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
        value={typed ?? (hours === null ? '' : shownAmount(String(hours), numberTag))}
        onChange={setTyped}
        onBlur={commit}
      />
    </form>
  );
}
