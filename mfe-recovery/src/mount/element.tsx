/** The flow as `<recovery-options>`: the same mount, configured by attributes. */
export { mount } from './app.tsx';
