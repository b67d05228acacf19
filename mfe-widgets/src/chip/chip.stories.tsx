import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './index.ts';

const meta: Meta<typeof Chip> = { title: 'Feedback/Chip', component: Chip };
export default meta;

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
