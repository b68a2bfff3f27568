interface Exception {
  readonly selector: string;
  readonly reason: string;
}

/** What the suite leaves out, and why. */
export const exceptions: readonly Exception[] = [
  {
    selector: 'iframe',
    reason: 'The document inside is the map provider’s; title, address and directions are ours.',
  },
];
