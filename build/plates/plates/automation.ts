/** Not drawn yet (docs/plates.md): the page shows no plate. */
export const automation = null;
