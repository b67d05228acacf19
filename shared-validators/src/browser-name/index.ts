export { type BrowserName, browserName, isPhone } from './browser-name.ts';
