import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './index.ts';

const meta: Meta<typeof ErrorSummary> = { title: 'Feedback/ErrorSummary', component: ErrorSummary };
export default meta;

export const Errors: StoryObj = {
  render: () => (
    <div className="wd:max-w-120">
      <ErrorSummary
        takeFocus={false}
        errors={[
          {
            message: 'Tuesday: Lunch should be selected or ‘No Lunch Break Taken’ should be checked.',
            targetId: 'tuesday',
          },
          {
            message: 'Wednesday: Total hours (8.00 hrs) in the time spans does not match that allocated (7.50 hrs).',
            targetId: 'wednesday',
          },
        ]}
      />
    </div>
  ),
};
