/** Whether a host name, as in a URL or bare, refers to this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(hostname);
