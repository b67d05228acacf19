/** The flow as `<recovery-options>`: the same mount, told apart by its attributes. */
export { mount } from './app.tsx';
