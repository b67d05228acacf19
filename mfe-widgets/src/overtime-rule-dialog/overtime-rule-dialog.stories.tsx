import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { OvertimeRuleDialog } from './index.ts';

const meta: Meta = { title: 'Feedback/Overtime rule dialog' };
export default meta;

const data = {
  name: 'California',
  weeklyOTLimit: 40,
  dailyOTLimit: 8,
  weeklyDTLimit: null,
  dailyDTLimit: 12,
  specificDayDT: null,
  specificDayOT: 'Sunday',
  countHoliday: false,
  description: 'Over 8 hours a day or 40 a week is overtime, over 12 a day double time.',
  sevenDayRule: true,
};

function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <OvertimeRuleDialog open={open} onClose={() => setOpen(false)} known={data} />
    </>
  );
}

export const Known: StoryObj = { render: () => <Opened /> };
