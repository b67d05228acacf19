import { microFrontend } from 'webpack-preset';

// Signing in and the account belong to our own portal; no other host mounts them.
export default microFrontend({ directory: import.meta.dirname, standalone: false });
