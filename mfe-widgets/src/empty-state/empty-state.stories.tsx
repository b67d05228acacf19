import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta: Meta<typeof EmptyState> = { title: 'Feedback/EmptyState', component: EmptyState };
export default meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState icon="clock" title="No time entered yet" action={<Button variant="primary">Add time</Button>}>
      Time that you save or submit appears here.
    </EmptyState>
  ),
};
