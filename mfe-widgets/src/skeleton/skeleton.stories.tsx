import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta: Meta<typeof Skeleton> = { title: 'Feedback/Skeleton', component: Skeleton };
export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-100 wd:gap-6">
      <Skeleton lines={4} label="Loading engagements" />
      <Skeleton shape="block" />
    </div>
  ),
};
