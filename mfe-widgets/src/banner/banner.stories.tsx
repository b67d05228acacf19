import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Banner } from './index.ts';

const meta: Meta<typeof Banner> = { title: 'Feedback/Banner', component: Banner };
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
