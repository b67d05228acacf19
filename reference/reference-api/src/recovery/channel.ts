/** How a code travels, in the words of the registration calls (docs: codes#code-channels). */
export type Channel = 'Email' | 'Mobile';
