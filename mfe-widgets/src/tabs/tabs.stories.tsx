import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './index.ts';

const meta: Meta<typeof Tabs> = { title: 'Navigation/Tabs', component: Tabs };
export default meta;

const tabs = [
  { id: 'timecards', label: 'Timecards', count: 38, panel: <p>38 timecards wait for you.</p> },
  { id: 'expenses', label: 'Expenses', count: 6, panel: <p>6 expenses wait for you.</p> },
  { id: 'projects', label: 'Projects', panel: <p>Nothing waits.</p>, disabled: true },
  { id: 'activity', label: 'Recent activity', panel: <p>12 decisions since yesterday.</p> },
];

export const Automatic: StoryObj = { render: () => <Tabs label="What waits" tabs={tabs} /> };
/** Panels that load their content: the arrow keys only move. */
export const Manual: StoryObj = { render: () => <Tabs label="What waits" tabs={tabs} activation="manual" /> };
/** A link leads to the last tab: a list that is narrower than its tabs scrolls to it. */
export const Linked: StoryObj = { render: () => <Tabs label="What waits" tabs={tabs} selected="activity" /> };
