const forms = new Set<() => boolean>();

/** A form with text that a reload would lose makes itself known here. */
export function announceForm(holdsText: () => boolean): void {
  forms.add(holdsText);
}

/** Whether a reload of this page would lose what the visitor has typed. */
export function holdsUnsavedText(): boolean {
  return [...forms].some((holdsText) => holdsText());
}
