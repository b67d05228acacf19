import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** The id of the style element that React Aria puts into a page's head. */
const PRESSABLE_STYLE = 'react-aria-pressable-style';

// Must run before the first rendering; without it React Aria does not work in a shadow root.
enableShadowDOM();

/**
 * Keeps React Aria from adding a style element to the page, which a strict policy refuses: it looks for one with this id first. Its one
 * rule is in `aria.css`.
 */
export function keepHeadClean({ head }: Document): void {
  if (head.querySelector(`#${PRESSABLE_STYLE}`) !== null) return;
  const mark = head.ownerDocument.createElement('meta');
  mark.id = PRESSABLE_STYLE;
  head.append(mark);
}
