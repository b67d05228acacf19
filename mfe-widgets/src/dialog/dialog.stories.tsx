import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { ActionMenu } from '../action-menu/index.ts';
import { Button } from '../button/index.ts';
import { PhoneField, type PhoneValue } from '../phone-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeInput } from '../time-input/index.ts';
import { ConfirmDialog, Dialog, FormDialog, InformationDialog, RefreshDialog } from './index.ts';

const meta: Meta<typeof Dialog> = { title: 'Feedback/Dialog', component: Dialog };
export default meta;

function Openable({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

export const Confirm: StoryObj = {
  render: () => (
    <Openable>
      {(open, close) => (
        <ConfirmDialog open={open} title="Unsaved Changes" onConfirm={close} onCancel={close}>
          Your changes will be lost, do you want to continue?
        </ConfirmDialog>
      )}
    </Openable>
  ),
};

export const Submit: StoryObj = {
  render: () => (
    <Openable>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          kind="submit"
          title="Submit for approval?"
          confirmLabel="Submit"
          onConfirm={close}
          onCancel={close}
        >
          After submitting, this timecard cannot be modified.
        </ConfirmDialog>
      )}
    </Openable>
  ),
};

export const Fields: StoryObj = {
  render: () => (
    <Openable>
      {(open, close) =>
        open ? (
          <FormDialog title="Reject invoice 4711" submitLabel="Reject" danger onSubmit={close} onClose={close}>
            <TextField label="Reason" required multiline rows={4} value="" onChange={() => undefined} />
          </FormDialog>
        ) : null
      }
    </Openable>
  ),
};

export const Warning: StoryObj = {
  render: () => (
    <Openable>
      {(open, close) => (
        <ConfirmDialog open={open} kind="warning" title="Entire period not worked" onConfirm={close} onCancel={close}>
          All days are marked as not worked. A did-not-work timesheet cannot be modified afterwards.
        </ConfirmDialog>
      )}
    </Openable>
  ),
};

export const Removal: StoryObj = {
  render: () => (
    <Openable>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          kind="removal"
          danger
          title="Remove number?"
          confirmLabel="Remove Number"
          onConfirm={close}
          onCancel={close}
        >
          Are you sure you want to remove your number?
        </ConfirmDialog>
      )}
    </Openable>
  ),
};

export const Refresh: StoryObj = {
  render: () => <Openable>{(open, close) => <RefreshDialog open={open} onRefresh={close} />}</Openable>,
};

export const WorkPeriod: StoryObj = {
  render: () => (
    <Openable>
      {(open, close) => (
        <InformationDialog
          open={open}
          onClose={close}
          title="Work Period"
          rows={[
            { label: 'Period name', value: 'Weekly, Monday' },
            { label: 'Work schedule', value: 'Weekly' },
            { label: 'Day of week', value: 'Monday' },
            { label: 'Start time', value: '12:00 AM' },
            { label: 'Short description', value: '' },
            { label: 'Active', value: 'Yes' },
          ]}
        />
      )}
    </Openable>
  ),
};

/** Every kind of overlay inside a modal dialog: the overlays must not be inert, and Escape closes one at a time. */
export const WithOverlays: StoryObj = {
  render: () => <Openable>{(open, close) => <Form open={open} close={close} />}</Openable>,
};

function Form({ open, close }: { open: boolean; close: () => void }) {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<PhoneValue>({ countryCode: 'us', phoneCode: '1', phoneNumber: '' });
  const [time, setTime] = useState('');
  const [type, setType] = useState('Labor');
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Password Recovery Registration"
      width={600}
      footer={
        <>
          <ActionMenu
            label="More"
            items={[
              { id: 'one', label: 'First' },
              { id: 'two', label: 'Second' },
            ]}
          >
            More
          </ActionMenu>
          <Button variant="primary" onClick={close}>
            Continue
          </Button>
        </>
      }
    >
      <div className="wd:grid wd:gap-5">
        <TextField label="Email" size="large" value={email} onChange={setEmail} />
        <PhoneField
          label="Mobile phone"
          size="large"
          optional
          value={phone}
          onChange={setPhone}
          description="Message and data rates may apply."
        />
        <TimeInput label="Start" value={time} onChange={setTime} />
        <Select
          label="Type"
          value={type}
          onChange={setType}
          options={[
            { value: 'Labor', label: 'Labor' },
            { value: 'Lunch', label: 'Lunch' },
          ]}
        />
      </div>
    </Dialog>
  );
}
