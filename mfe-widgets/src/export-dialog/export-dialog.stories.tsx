import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExportDialog } from './index.ts';

const meta: Meta<typeof ExportDialog> = { title: 'Feedback/ExportDialog', component: ExportDialog };
export default meta;

export const Choices: StoryObj = {
  render: () => <ExportDialog list="billing-items" query={{}} onClose={() => undefined} />,
};
