import type { Meta, StoryObj } from '@storybook/react-vite';
import { MergeDialog } from './index.ts';

const meta: Meta = { title: 'Feedback/Merge dialog' };
export default meta;

export const Conflicts: StoryObj = {
  render: () => (
    <MergeDialog
      title="This timecard was changed"
      author="Ana Silva, 10:42 AM"
      conflicts={[
        { path: 'tuesday/end', label: 'Tue, Nov 17 · End', mine: '4:30 PM', theirs: '5:00 PM' },
        { path: 'wednesday/notes', label: 'Wed, Nov 18 · Billing notes', mine: '“On site”', theirs: 'Removed' },
      ]}
      onMerged={() => undefined}
      onClose={() => undefined}
    />
  ),
};
