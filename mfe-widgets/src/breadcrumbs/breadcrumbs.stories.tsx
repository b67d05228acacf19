import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta: Meta<typeof Breadcrumbs> = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs };
export default meta;

export const Path: StoryObj = {
  render: () => (
    <Breadcrumbs
      label="Where you are"
      items={[
        { id: 'home', label: 'Home', href: '#/manager/home' },
        { id: 'billing', label: 'Time and billing', href: '#/manager/time-and-billing' },
        { id: 'card', label: 'Amara Osei, Nov 9 – Nov 15' },
      ]}
    />
  ),
};
