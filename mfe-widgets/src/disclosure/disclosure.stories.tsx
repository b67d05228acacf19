import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../chip/index.ts';
import { Disclosure } from './index.ts';

const meta: Meta<typeof Disclosure> = { title: 'Navigation/Disclosure', component: Disclosure };
export default meta;

export const Lines: StoryObj = {
  render: () => (
    <div className="wd:max-w-160">
      <Disclosure title="As it will be billed" defaultOpen>
        <p>Regular 40.00 h, overtime 10.50 h.</p>
      </Disclosure>
      <Disclosure title="History">
        <p>Submitted on November 16.</p>
      </Disclosure>
      <Disclosure title="Attachments" disabled>
        <p>None.</p>
      </Disclosure>
    </div>
  ),
};

export const Cards: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-160 wd:gap-3">
      <Disclosure card title="Meals" end={<b>$31.20</b>}>
        <p>Dinner on November 9, Harbour Grill.</p>
      </Disclosure>
      <Disclosure
        card
        defaultOpen
        title="Auto"
        end={
          <>
            <Chip tone="warning">$12 over the limit</Chip>
            <b>$412.00</b>
          </>
        }
      >
        <p>Rental, November 9 to 11.</p>
      </Disclosure>
    </div>
  ),
};
