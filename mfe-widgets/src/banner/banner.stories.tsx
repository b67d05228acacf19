import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { ToastRegion } from '../toast-region/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { Banner } from './index.ts';

const meta: Meta<typeof Banner> = { title: 'Feedback/Messages', component: Banner };
export default meta;

export const Banners: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-160 wd:gap-3">
      <Banner tone="warning" title="You worked more than 5 hours on Tuesday without a meal period.">
        Choose below whether it was voluntary. <a href="#tuesday">Go to Tuesday</a>
      </Banner>
      <Banner tone="error" title="Not saved." actions={<Button size="small">Try again</Button>}>
        The connection was lost. What you entered is kept on this device.
      </Banner>
      <Banner tone="success" onDismiss={() => {}}>
        New code has been sent.
      </Banner>
      <Banner tone="info">The latest update is being verified. Return to your time card later.</Banner>
    </div>
  ),
};

export const Chips: StoryObj = {
  render: () => (
    <div className="wd:flex wd:max-w-160 wd:flex-wrap wd:gap-2">
      <Chip>Nothing entered</Chip>
      <Chip tone="info">+1 day</Chip>
      <Chip tone="success" icon="check">
        Complete
      </Chip>
      <Chip tone="warning">Lunch missing</Chip>
      <Chip tone="error">2 errors</Chip>
      <Chip onRemove={() => {}}>Commissioning</Chip>
      <Chip icon="paperclip" onRemove={() => {}}>
        timesheet-november-signed-by-the-site-manager.pdf
      </Chip>
      {(['yellow', 'burnt-orange', 'orange', 'green', 'cyan', 'indigo', 'white'] as const).map((colour) => (
        <Chip key={colour} colour={colour}>
          {colour}
        </Chip>
      ))}
    </div>
  ),
};

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

export const Empty: StoryObj = {
  render: () => (
    <EmptyState icon="clock" title="No time entered yet" action={<Button variant="primary">Add time</Button>}>
      Time that you save or submit appears here.
    </EmptyState>
  ),
};

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

export const Waiting: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-100 wd:gap-6">
      <div className="wd:flex wd:items-center wd:gap-3">
        <Spinner /> <Spinner size={25} label="Searching" />
      </div>
      <Skeleton lines={4} label="Loading engagements" />
      <Skeleton shape="block" />
    </div>
  ),
};

export const Tooltips: StoryObj = {
  render: () => (
    <div className="wd:p-10">
      <Tooltip content="Approved by Dana Whitfield on 11/18/2026" focusable>
        Hover or focus me
      </Tooltip>
    </div>
  ),
};
