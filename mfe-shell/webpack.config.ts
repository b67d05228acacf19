import { microFrontend } from 'webpack-preset';

// The frame of our own portal; no other host mounts it.
export default microFrontend({ directory: import.meta.dirname, stylePrefix: 'sh', standalone: false });
