import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tooltip } from './index.ts';

const meta: Meta<typeof Tooltip> = { title: 'Feedback/Tooltip', component: Tooltip };
export default meta;

export const Tooltips: StoryObj = {
  render: () => (
    <div className="wd:p-10">
      <Tooltip content="Approved by Dana Whitfield on 11/18/2026" focusable>
        Hover or focus me
      </Tooltip>
    </div>
  ),
};
