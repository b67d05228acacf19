/**
 * Keeps the page's style sheets out (inherited properties end at `all: initial`, which leaves the direction) and dresses the element's own
 * messages. Sizes in px: a legacy page's root font size is not ours.
 */
export const elementStyle = `
:host { display: block; }
:host([hidden]) { display: none; }
.content { all: initial; direction: ltr; display: block; }
.message {
  box-sizing: border-box; display: flex; flex-wrap: wrap; align-items: center; gap: 12px; padding: 12px 16px; max-width: 520px;
  border: 1px solid #c9cfd8; border-radius: 10px; background: #fff; color: #131722; font: 14px/20px system-ui, sans-serif;
}
.message button {
  height: 32px; padding: 0 12px; border: 1px solid #2f4bd8; border-radius: 8px; background: #2f4bd8; color: #fff;
  font: 500 14px/20px system-ui, sans-serif; cursor: pointer;
}
.message button:focus-visible { outline: 2px solid #2f4bd8; outline-offset: 2px; }
`;
