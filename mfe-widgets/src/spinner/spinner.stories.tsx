import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './index.ts';

const meta: Meta<typeof Spinner> = { title: 'Feedback/Spinner', component: Spinner };
export default meta;

export const Sizes: StoryObj = {
  render: () => (
    <div className="wd:flex wd:items-center wd:gap-3">
      <Spinner /> <Spinner size={25} label="Searching" />
    </div>
  ),
};
