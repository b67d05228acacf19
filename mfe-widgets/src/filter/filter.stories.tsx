import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchBar, type SearchOption } from '../search-bar/index.ts';
import { FilterContainer, type FilterContainerProps, type Selection } from './index.ts';

const meta: Meta<typeof FilterContainer> = { title: 'Lists/Search and filters', component: FilterContainer };
export default meta;

const sites: SearchOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Site ${index}`,
}));

function Search({ failing = false, ...props }: { failing?: boolean; minimumCharacters?: number; dropdown?: boolean }) {
  const [value, setValue] = useState<SearchOption | null>(null);
  const [cleared, setCleared] = useState(0);
  return (
    <div className="wd:max-w-100">
      <SearchBar
        label="Site"
        required
        value={value}
        onSelect={setValue}
        onClear={() => {
          setValue(null);
          setCleared(cleared + 1);
        }}
        onEnterNew={() => {}}
        onAdvancedSearch={() => {}}
        search={async (text) => {
          if (failing) throw new Error('503');
          return sites.filter((site) => site.label.toLowerCase().includes(text.toLowerCase()));
        }}
        {...props}
      />
      <output data-testid="picked">{value?.label ?? ''}</output> <output data-testid="cleared">{cleared}</output>
    </div>
  );
}

export const SearchTenThousand: StoryObj = { render: () => <Search dropdown minimumCharacters={0} /> };
export const SearchFails: StoryObj = { render: () => <Search failing /> };

function Filter(props: Partial<FilterContainerProps> & Pick<FilterContainerProps, 'type' | 'displayName'>) {
  const [applied, setApplied] = useState<Selection>(props.selected ?? []);
  return (
    <div>
      <FilterContainer
        filterKey="filter"
        containerType="menu"
        {...props}
        onApply={(_, selection) => setApplied(selection)}
      />
      <output data-testid={`applied ${props.displayName}`} hidden>
        {JSON.stringify(applied)}
      </output>
    </div>
  );
}

const statuses = {
  options: ['Pending', 'Processed', 'Saved', 'Approved', 'Rejected'].map((value) => ({ key: value, value })),
};
const search = async (text: string) =>
  sites
    .filter((site) => site.label.includes(text))
    .slice(0, 50)
    .map(({ value, label }) => ({ key: value, value: label }));

export const Menus: StoryObj = {
  render: () => (
    <div className="wd:flex wd:flex-wrap wd:gap-2">
      <Filter
        type="dropdown-multiselect"
        displayName="Status"
        source={{ options: statuses }}
        selected={[{ key: 'Pending', value: 'Pending' }]}
      />
      <Filter type="dropdown-singleselect" displayName="Type" source={{ options: statuses }} />
      <Filter
        type="boolean"
        displayName="Mine"
        source={{
          options: {
            options: [
              { key: 'true', value: 'Yes' },
              { key: 'false', value: 'No' },
            ],
          },
        }}
      />
      <Filter type="typeahead-multiselect" displayName="Site" source={{ search }} />
      <Filter type="date-range" displayName="Period end" />
      <Filter type="decimal-range" displayName="Amount" />
      <Filter type="integer-range" displayName="Number" />
      <Filter type="simple-text" displayName="Reference" />
      <Filter
        type="dropdown-multiselect"
        displayName="All sites"
        source={{ load: async () => ({ options: sites.map(({ value, label }) => ({ key: value, value: label })) }) }}
      />
    </div>
  ),
};

export const ExpansionPanels: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-80 wd:gap-2">
      <Filter
        containerType="expansion-panel"
        type="dropdown-multiselect"
        displayName="Status"
        source={{ options: statuses }}
        selected={[{ key: 'Saved', value: 'Saved' }]}
      />
      <Filter containerType="expansion-panel" type="date-range" displayName="Period end" />
      <Filter
        containerType="expansion-panel"
        type="dropdown-multiselect"
        displayName="Fails"
        source={{ load: () => Promise.reject(new Error('503')) }}
      />
    </div>
  ),
};
