import { microFrontend } from 'webpack-preset';

// The frame of our own portal; no other host mounts it.
export default microFrontend({
  directory: import.meta.dirname,
  stylePrefix: 'sh',
  standalone: false,
  // The badge of other products' pages, which the portal does not load.
  apart: { badge: ['./badge'] },
});
