import { microFrontend } from 'webpack-preset';

// Sign-in and account are for our own portal only; no other host mounts them.
export default microFrontend({
  directory: import.meta.dirname,
  stylePrefix: 'ac',
  standalone: false,
  // Few people administer users, and nobody else loads its script.
  apart: { forgotten: ['./forgot-password', './forgot-password-element'], administration: ['./user-administration'] },
});
