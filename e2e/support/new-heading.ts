/** What the next release says in place of About's heading. */
export const newHeading = 'We measure twice, then we build.';
