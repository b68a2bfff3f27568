const forms = new Set<() => boolean>();

/** Registers a form by a function that tells whether it holds text that a reload would lose. */
export function registerForm(holdsText: () => boolean): void {
  forms.add(holdsText);
}

/** Whether a reload of this page would lose text that the visitor has typed. */
export function holdsUnsavedText(): boolean {
  return [...forms].some((holdsText) => holdsText());
}
