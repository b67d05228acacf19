import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchBar, type SearchBarProps, type SearchOption, type SearchResult } from './index.ts';

const meta: Meta<typeof SearchBar> = { title: 'Lists/SearchBar', component: SearchBar };
export default meta;

const sites: SearchOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Site ${index}`,
}));

/** Two groups of the same options. */
const grouped = (found: readonly SearchOption[]): SearchResult => [
  { groupName: 'North', options: found.slice(0, 5) },
  { groupName: 'South', options: found.slice(5, 10) },
  { groupName: 'Nobody', options: [] },
];

interface SlowSearchProps extends Partial<SearchBarProps> {
  response?: (found: readonly SearchOption[], text: string) => SearchResult | Promise<SearchResult>;
}

function Search({ response = (found) => found, ...props }: SlowSearchProps) {
  const [value, setValue] = useState<SearchOption | null>(props.value ?? null);
  const [cleared, setCleared] = useState(0);
  const [searched, setSearched] = useState('');
  return (
    <div className="wd:max-w-100">
      <SearchBar
        label="Site"
        required
        onSelect={setValue}
        onSearch={setSearched}
        onClear={() => {
          setValue(null);
          setCleared(cleared + 1);
        }}
        search={async (text) =>
          response(
            sites.filter((site) => site.label.toLowerCase().includes(text.toLowerCase())),
            text,
          )
        }
        {...props}
        value={value}
      />
      <output data-testid="picked">{value?.label ?? ''}</output> <output data-testid="cleared">{cleared}</output>{' '}
      <output data-testid="searched">{searched}</output>
    </div>
  );
}

const nothing = (): void => {};
const anything = { dropdown: true, minimumCharacters: 0 };

export const TenThousand: StoryObj = {
  render: () => <Search {...anything} onEnterNew={nothing} onAdvancedSearch={nothing} />,
};
/** Fails the first time and resolves after that. */
export const Fails: StoryObj = {
  render: function Fails() {
    const [asked] = useState({ times: 0 });
    return (
      <Search
        response={(found) => {
          asked.times += 1;
          if (asked.times === 1) throw new Error('503');
          return found;
        }}
      />
    );
  },
};
/** The shorter the text, the later its response: responses arrive out of order. */
export const OutOfOrder: StoryObj = {
  render: () => (
    <Search
      debounce={0}
      response={async (found, text) => {
        await new Promise((resolve) => setTimeout(resolve, 900 - 100 * Math.min(8, text.length)));
        return found;
      }}
    />
  ),
};
export const Grouped: StoryObj = { render: () => <Search {...anything} response={grouped} /> };
export const Simple: StoryObj = { render: () => <Search simple minimumCharacters={2} /> };
export const Picked: StoryObj = { render: () => <Search value={{ value: '7', label: 'Site 7' }} /> };
export const ClearsAfterSelection: StoryObj = { render: () => <Search {...anything} clearOnSelect /> };
export const Disabled: StoryObj = { render: () => <Search disabled value={{ value: '7', label: 'Site 7' }} /> };
/** Equal labels, markup, ten kilobytes of text, right to left: all of it is shown as text. */
export const HostileOptions: StoryObj = {
  render: () => (
    <Search
      {...anything}
      response={() => [
        { value: 'a', label: 'Twin' },
        { value: 'b', label: 'Twin' },
        { value: 'c', label: '<img src=x onerror="document.title=1">' },
        { value: 'd', label: 'long '.repeat(2_048) },
        { value: 'e', label: 'موقع البناء رقم ٧' },
        { value: 'f', label: '\u202Egnp.exe' },
      ]}
    />
  ),
};
