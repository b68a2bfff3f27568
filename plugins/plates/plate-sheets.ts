/**
 * The sheets of all plates, in px at the size of design: `narrow` is for phones. A page reserves their shape
 * (src/sections/plate.css). Labels have one size on a sheet.
 */
export const plateSheets = {
  wide: { width: 800, height: 400, labelSize: 16 },
  narrow: { width: 280, height: 360, labelSize: 14 },
} as const;
