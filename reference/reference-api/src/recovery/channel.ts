/** How a code travels, in the words of the registration calls (document 000, section 3). */
export type Channel = 'Email' | 'Mobile';
