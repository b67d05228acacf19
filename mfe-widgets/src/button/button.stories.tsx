import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, IconButton } from './index.ts';

const meta: Meta<typeof Button> = { title: 'Actions/Button', component: Button };
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <div className="wd:flex wd:flex-wrap wd:items-center wd:gap-3">
      <Button variant="primary">Submit for approval</Button>
      <Button>Save</Button>
      <Button variant="quiet">Undo copy</Button>
      <Button variant="danger">Remove Number</Button>
      <Button variant="link">Resend Code</Button>
      <IconButton icon="close" label="Close" />
    </div>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <div className="wd:flex wd:flex-wrap wd:items-center wd:gap-3">
      <Button size="small" icon="plus">
        Add time
      </Button>
      <Button>Copy previous period</Button>
      <Button size="large" variant="primary">
        Continue
      </Button>
      <IconButton size="small" icon="trash" label="Remove" />
      <IconButton icon="settings" label="Settings" />
    </div>
  ),
};

export const States: StoryObj = {
  render: () => (
    <div className="wd:flex wd:flex-wrap wd:items-center wd:gap-3">
      <Button variant="primary" busy>
        Saving
      </Button>
      <Button busy>Loading</Button>
      <Button variant="primary" disabled>
        Continue
      </Button>
      <Button disabled>Save</Button>
    </div>
  ),
};

/** Links that look like buttons: they are followed with Enter, opened in a new tab, copied. */
export const Links: StoryObj = {
  render: () => (
    <div className="wd:flex wd:flex-wrap wd:items-center wd:gap-3">
      <ButtonLink href="#/worker/time-expense/add-time" variant="primary" icon="plus">
        Add time
      </ButtonLink>
      <ButtonLink href="#/worker/time-expense">Time and expense</ButtonLink>
      <ButtonLink href="#/worker/home" variant="quiet" size="small">
        Home
      </ButtonLink>
      <ButtonLink href="https://example.com/" target="_blank" variant="link">
        Leave system
      </ButtonLink>
    </div>
  ),
};
