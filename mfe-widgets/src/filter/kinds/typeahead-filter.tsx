import type { JSX } from 'react';
import { ChosenTags } from '../../internal/option-list/index.ts';
import { usePageText } from '../../internal/texts/use-page-text.ts';
import { SearchBar } from '../../search-bar/index.ts';
import type { FilterOption, Selection } from '../selection.ts';
import { type Staging, useStaged } from '../staging.ts';
import '../../internal/texts/filter-english.ts';

export interface TypeaheadFilterProps {
  label: string;
  search: (text: string, signal: AbortSignal) => Promise<readonly FilterOption[]>;
  staging: Staging;
}

/** The most chips rendered; beyond it, a number counts the rest. */
const CHIPS = 100;

/** A search with the chosen options as chips; a chosen option is not suggested again. */
export function TypeaheadFilter({ label, search, staging }: TypeaheadFilterProps): JSX.Element {
  const text = usePageText();
  const staged = useStaged(staging, () => staging.now().staged);
  const stage = (selection: Selection): void => staging.dispatch({ type: 'stage', selection });
  return (
    <div className="wd-filter-typeahead">
      <SearchBar
        label={label}
        hideLabel
        placeholder={text('LBL_ENTER_TWO_CHARACTERS')}
        minimumCharacters={2}
        value={null}
        clearOnSelect
        search={async (entered, signal) => {
          const found = await search(entered, signal);
          return found
            .filter((option) => !staged.some((chosen) => chosen.key === option.key))
            .map(({ key, value }) => ({ value: key, label: value }));
        }}
        onSelect={(option) =>
          stage([...staged.filter(({ key }) => key !== option.value), { key: option.value, value: option.label }])
        }
      />
      <ChosenTags
        label={label}
        tags={staged.map(({ key, value }) => ({ id: key, label: value }))}
        onRemove={(keys) => stage(staged.filter(({ key }) => !keys.has(key)))}
        empty={text('LBL_NO_OPTIONS_SELECTED')}
        most={CHIPS}
      />
    </div>
  );
}
