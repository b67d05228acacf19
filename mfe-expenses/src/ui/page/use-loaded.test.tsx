/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

await import('../../texts/en-US.ts');
const { PartFailure } = await import('mfe_widgets/load-states');
const { useLoaded } = await import('./use-loaded.ts');

afterEach(cleanup);

let tries = 0;
const load = async () => {
  tries += 1;
  if (tries < 3) throw new Error('The network is gone.');
  return 'The part';
};

function Page() {
  const part = useLoaded(load);
  return (
    <>
      {part.error ? <PartFailure onRetry={part.retry} /> : <p>{part.data ?? 'Loading'}</p>}
      <button type="button">Next</button>
    </>
  );
}

test('a part that could not be fetched is tried again, as often as it takes', async () => {
  const user = userEvent.setup();
  render(<Page />);
  for (const _ of [1, 2]) {
    await screen.findByText('This part of the page could not be fetched.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await screen.findByText('The part');
  // The button is gone, so the focus is on its neighbour.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});
