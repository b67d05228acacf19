import { fireEvent } from '@testing-library/react';

/** The events that an input method fires in each engine when it shows a text, and when it commits one. */
export const ENGINES = {
  // `input` has `isComposing` set, and comes before the end.
  Chromium: {
    compose: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text }, isComposing: true });
    },
    commit: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text }, isComposing: true });
      fireEvent.compositionEnd(input, { data: text });
    },
  },
  // A separate `input` comes after the end.
  Firefox: {
    compose: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text }, isComposing: true });
    },
    commit: (input: HTMLInputElement, text: string) => {
      write(input, text);
      fireEvent.compositionEnd(input, { data: text });
      fireEvent.input(input, { isComposing: false });
    },
  },
  // The composed text is removed and inserted again, and older versions do not set `isComposing`.
  WebKit: {
    compose: (input: HTMLInputElement, text: string) => {
      fireEvent.compositionUpdate(input, { data: text });
      fireEvent.input(input, { target: { value: text } });
    },
    commit: (input: HTMLInputElement, text: string) => {
      fireEvent.input(input, { target: { value: '' }, inputType: 'deleteCompositionText' });
      fireEvent.input(input, { target: { value: text }, inputType: 'insertFromComposition' });
      fireEvent.compositionEnd(input, { data: text });
    },
  },
} as const;

/** Writes as the browser does: React learns of it with the next event. */
function write(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}
