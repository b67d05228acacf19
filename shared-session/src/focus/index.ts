export { focusAdded, focusAfter } from './focus-after.ts';
export { sendForm } from './send-form.ts';
