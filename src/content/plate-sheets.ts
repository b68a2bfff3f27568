/**
 * The sheets of all plates, in px at the size of design: `narrow` is for phones. A page knows them before a plate has
 * loaded, so that nothing moves. Labels have one size on a sheet.
 */
export const plateSheets = {
  wide: { width: 800, height: 400, labelSize: 16 },
  narrow: { width: 280, height: 360, labelSize: 14 },
} as const;
