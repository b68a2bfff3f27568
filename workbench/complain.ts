/**
 * Has the browser say what is wrong with a document's fields. What is inert takes no focus: a field that
 * took it would scroll the page around its frame.
 */
export function complain(): void {
  document.body.inert = true;
  for (const form of document.forms) form.checkValidity();
  document.body.inert = false;
}
