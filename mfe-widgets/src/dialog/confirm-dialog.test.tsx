/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

afterEach(cleanup);

const nothing = () => undefined;
const sizeOf = (kind: NonNullable<ConfirmDialogProps['kind']>): number[] => {
  render(
    <ConfirmDialog open kind={kind} title="Sure?" onConfirm={nothing} onCancel={nothing}>
      What will happen
    </ConfirmDialog>,
  );
  const { width, minHeight } = screen.getByRole('alertdialog').style;
  return [width, minHeight].map((length) => Number(/[\d.]+/.exec(length)?.[0]) * 16);
};

test.each([
  ['confirm', 400, 250],
  ['submit', 400, 200],
  ['warning', 540, 250],
  ['removal', 400, 200],
] as const)('%s is %d by %d px (docs: recovery#recovery-country, widgets#dialog-sizes)', (kind, width, height) =>
  expect(sizeOf(kind)).toEqual([width, height]),
);
