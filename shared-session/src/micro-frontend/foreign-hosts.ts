/** Defined by the preset as `false` in the build for our own hosts. */
declare const FOREIGN_HOSTS: boolean | undefined;

/** Whether this build is for hosts that are not ours, too. The one for our own hosts leaves out the code for others. */
export const servesForeignHosts = typeof FOREIGN_HOSTS === 'undefined' || FOREIGN_HOSTS;
