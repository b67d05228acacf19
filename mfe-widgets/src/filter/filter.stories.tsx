import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterContainer, type FilterContainerProps, type Selection } from './index.ts';

const meta: Meta<typeof FilterContainer> = { title: 'Lists/Filters', component: FilterContainer };
export default meta;

const sites = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Site ${index}`,
}));

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

const loading = { load: () => new Promise<never>(() => {}) };
/** Loading, many chosen (the badge is a pill, then capped), groups, and options with several keys. */
export const States: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-80 wd:gap-2">
      <Filter containerType="expansion-panel" type="dropdown-multiselect" displayName="Slow" source={loading} />
      <Filter
        type="typeahead-multiselect"
        displayName="Twelve"
        selected={sites.slice(0, 12).map(({ value, label }) => ({ key: value, value: label }))}
        source={{ search }}
      />
      <Filter
        type="typeahead-multiselect"
        displayName="Thousands"
        selected={sites.slice(0, 1_200).map(({ value, label }) => ({ key: value, value: label }))}
        source={{ search }}
      />
      <Filter
        containerType="expansion-panel"
        type="dropdown-multiselect"
        displayName="Grouped"
        selected={[
          { key: '1', value: 'Saved or pending' },
          { key: '2', value: 'Saved or pending' },
        ]}
        source={{
          options: {
            aggregatedOptions: [{ keys: ['1', '2'], value: 'Saved or pending' }],
            options: [
              { key: '3', value: 'Approved', group: 'Done' },
              { key: '4', value: 'Processed', group: 'Done' },
              { key: '5', value: 'Rejected', group: 'Open' },
            ],
          },
        }}
      />
    </div>
  ),
};
