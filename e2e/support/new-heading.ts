/** About's heading in the next release. */
export const newHeading = 'We measure twice, then we build.';
