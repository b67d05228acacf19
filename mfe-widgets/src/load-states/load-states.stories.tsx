import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadFailure, LoadingCards, PartFailure } from './index.ts';

const meta: Meta = { title: 'Feedback/LoadStates' };
export default meta;

const retry = () => undefined;

export const Loading: StoryObj = { render: () => <LoadingCards count={2} lines={2} /> };

export const Failed: StoryObj = {
  render: () => (
    <main>
      <LoadFailure page="main" onRetry={retry}>
        The server did not answer in time. Try again.
      </LoadFailure>
    </main>
  ),
};

export const PartFailed: StoryObj = { render: () => <PartFailure onRetry={retry} /> };
