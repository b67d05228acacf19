/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import '../../texts/english.ts';
import { type ComponentType, createRef } from 'react';
import { LaterPanel } from './later-panel.tsx';

let request = Promise.withResolvers<ComponentType>();
const fetchPart = () => {
  request = Promise.withResolvers();
  return request.promise;
};

test('a panel that is loading takes the focus, which goes on to what comes, also after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <LaterPanel id="panel" label="Panel" anchor={createRef()} className="" height="1px" fetchPart={fetchPart}>
      {(Part) => <Part />}
    </LaterPanel>,
  );
  const panel = screen.getByRole('dialog', { hidden: true });
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  const loading = () => screen.getByRole('status', { hidden: true });
  expect(loading().tabIndex).toBe(0);
  act(() => loading().focus());
  await act(async () => request.reject(new Error('503')));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again', hidden: true }));
  fireEvent.click(screen.getByRole('button', { hidden: true }));
  expect(document.activeElement).toBe(loading());
  await act(async () => request.resolve(() => <a href="#/user-account">Your account</a>));
  expect(document.activeElement).toBe(screen.getByRole('link', { hidden: true }));
});
