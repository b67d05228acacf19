import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** The id of the style element that React Aria puts into a page's head. */
const PRESSABLE_STYLE = 'react-aria-pressable-style';

// Before the first rendering: without it React Aria is dead in a shadow root.
enableShadowDOM();

/**
 * Keeps React Aria from writing a style element into the page, which a strict policy refuses: it looks for one of this id first. Its
 * one rule is in `aria.css`.
 */
export function keepHeadClean({ head }: Document): void {
  if (head.querySelector(`#${PRESSABLE_STYLE}`) !== null) return;
  const mark = head.ownerDocument.createElement('meta');
  mark.id = PRESSABLE_STYLE;
  head.append(mark);
}
