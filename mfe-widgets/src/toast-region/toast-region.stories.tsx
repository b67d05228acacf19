import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './index.ts';

const meta: Meta<typeof ToastRegion> = { title: 'Feedback/ToastRegion', component: ToastRegion };
export default meta;

export const Toasts: StoryObj = {
  render: () => (
    <ToastRegion
      onDismiss={() => {}}
      toasts={[
        { id: 1, style: 'success', message: 'Changes have been saved', duration: null },
        { id: 2, style: 'error', message: 'Something went wrong. Please try again later!' },
        {
          id: 3,
          style: 'warning',
          message: 'Some of the values were not copied, please review your time card before the submit',
          duration: null,
        },
      ]}
    />
  ),
};
