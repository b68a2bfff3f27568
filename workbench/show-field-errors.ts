/**
 * Validates all forms of the document, so that their fields show errors. The body is inert meanwhile: an
 * invalid field would otherwise get the focus and scroll the page around its frame.
 */
export function showFieldErrors(): void {
  document.body.inert = true;
  for (const form of document.forms) form.checkValidity();
  document.body.inert = false;
}
