import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './index.ts';

const meta: Meta<typeof StatusBadge> = { title: 'Feedback/StatusBadge', component: StatusBadge };
export default meta;

export const StatusBadges: StoryObj = {
  render: () => (
    <div className="wd:flex wd:flex-wrap wd:gap-3">
      <StatusBadge status="Pending" statusReason="Pending Manager Approval" />
      <StatusBadge status="Processed" />
      <StatusBadge status="Saved" />
      <StatusBadge status="Approved" approverName="Dana Whitfield" dateApproved="11/18/2026" />
      <StatusBadge status="Rejected" statusReason="The hours of Tuesday do not match the gate log." />
      <StatusBadge status="Draft" />
    </div>
  ),
};
