/** Defined by the preset as `false` in the build for our own hosts. */
declare const FOREIGN_HOSTS: boolean | undefined;

/** Whether this build is for hosts that are not ours, too. The one for our own hosts leaves out the code for others. */
export const servesForeignHosts = typeof FOREIGN_HOSTS === 'undefined' || FOREIGN_HOSTS;

/**
 * i18next as a script of the micro-frontend; our own hosts bring theirs. The condition stands here once more, because webpack makes a script
 * of each import that it cannot rule out in the file itself.
 */
export const ownI18next = typeof FOREIGN_HOSTS === 'undefined' || FOREIGN_HOSTS ? () => import('i18next') : undefined;
