/**
 * Whether a user enters time, or looks at what others entered. The server lets only the worker of an engagement change its
 * timecards; to everybody else entering is not offered. Somebody who is not known yet is taken for a worker.
 */
export function entersTime(user: { readonly userType: string } | undefined): boolean {
  return user === undefined || user.userType === 'Worker';
}
