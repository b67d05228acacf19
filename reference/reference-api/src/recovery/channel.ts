/** The transport of a code, with the values of the registration calls (docs: codes#code-channels). */
export type Channel = 'Email' | 'Mobile';
