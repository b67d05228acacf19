/**
 * Shows errors on the page, in a way that its policy allows: an element whose style sheet is adopted, instead of a frame with inline styles.
 */
const STYLE = `
:host { position: fixed; inset: 0 0 auto; z-index: 2147483000; }
section { box-sizing: border-box; max-height: 60vh; overflow: auto; padding: 16px 20px; background: #131722; color: #fff;
  border-bottom: 3px solid #f97066; font: 13px/20px ui-monospace, monospace; }
h2 { margin: 0 0 8px; font: 600 15px/20px system-ui, sans-serif; }
pre { margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
button { position: sticky; top: 0; float: right; min-height: 44px; padding: 0 16px; border: 1px solid #ffffff40; border-radius: 7px;
  background: #131722; color: inherit; font: 500 13px system-ui, sans-serif; cursor: pointer; }
button:focus-visible { outline: 2px solid #93a5ff; outline-offset: 2px; }
`;

/** Matches terminal colours. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

let shown;

/** Takes the errors away. */
export function hide() {
  shown?.remove();
  shown = undefined;
}

/** Shows errors in place of those that were shown. @param {string} title @param {(string | object)[]} errors texts, or webpack's errors */
export function show(title, errors) {
  hide();
  shown = document.createElement('portal-build-errors');
  const root = shown.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Hide';
  close.addEventListener('click', hide);
  const heading = document.createElement('h2');
  heading.textContent = title;
  section.append(close, heading, ...errors.map(paragraph));
  root.append(section);
  document.body.append(shown);
}

function paragraph(error) {
  const text = document.createElement('pre');
  const { moduleName, message } = typeof error === 'string' ? { message: error } : error;
  text.textContent = `${moduleName ? `${moduleName}\n` : ''}${message}`.replace(COLOURS, '');
  return text;
}
