import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { WorkPeriodDialog, type WorkPeriodDialogProps } from './index.ts';

const meta: Meta = { title: 'Feedback/Work period dialog' };
export default meta;

const data = {
  periodName: 'Weekly, Monday',
  workSchedule: 'Weekly',
  dayOfWeek: 'Monday',
  startTime: '00:00',
  shortDescription: null,
  active: true,
};

function Opened(props: Pick<WorkPeriodDialogProps, 'known' | 'load'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <WorkPeriodDialog open={open} onClose={() => setOpen(false)} {...props} />
    </>
  );
}

export const Known: StoryObj = { render: () => <Opened known={data} /> };

export const Loading: StoryObj = { render: () => <Opened load={() => new Promise(() => {})} /> };

export const FailedOnce: StoryObj = {
  name: 'Fails once, then loads',
  render: () => {
    let tries = 0;
    return (
      <Opened
        load={async () => {
          tries += 1;
          if (tries % 2 === 1) throw new Error('404');
          return data;
        }}
      />
    );
  },
};
