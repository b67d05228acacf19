/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { LoadFailure, LoadingCards, PartFailure } from './index.ts';

afterEach(cleanup);

const press = () => {
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
};

function FailedPage() {
  const [failed, setFailed] = useState(true);
  return (
    <div className="page">
      {failed ? (
        <LoadFailure page=".page" onRetry={() => setFailed(false)}>
          The server is away.
        </LoadFailure>
      ) : (
        <LoadingCards />
      )}
    </div>
  );
}

function FailedPart() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      {failed ? <PartFailure onRetry={() => setFailed(false)} /> : null}
      <button type="button">Next</button>
    </>
  );
}

test('loading again removes the failure, and the page around it has the focus (docs: widgets#load-states)', () => {
  const { container } = render(<FailedPage />);
  expect(screen.getByRole('alert').textContent).toBe('This page could not be loadedThe server is away.Try again');
  press();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(document.activeElement).toBe(container.firstElementChild);
});

test('a failure that would happen again has its own title, and another way on', () => {
  render(<LoadFailure page=".page" title="There is no such item" action={<a href="/list">Back</a>} />);
  expect(screen.getByText('There is no such item')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('several cards that load are announced once', () => {
  const { container } = render(<LoadingCards count={3} lines={2} />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(container.querySelectorAll('.wd-bone')).toHaveLength(6);
});

test('a part that is fetched again: the focus moves on with its button', () => {
  render(<FailedPart />);
  expect(screen.getByRole('alert').textContent).toMatch(/^This part of the page could not be fetched\./);
  press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});
