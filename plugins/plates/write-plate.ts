import { LINE_HEIGHT, type SetLabel, setLabel } from './labels.ts';
import { inTenths, type Plate, rounded, type Shape, sheetsOf } from './plate.ts';

/** The room around the drawing of a tile, in px of the sheet, and its hairlines, which are shown at half this width. */
const TILE_MARGIN = 20;
const TILE_HAIRLINE = 3;

/**
 * A plate as SVG, for `<use href="….svg#wide">` and `#narrow`, with a view for `#wide-<view>`, and for `#tile` as
 * a whole without labels, notes and grid. Fonts, the direction of texts and the colours come from the page.
 */
export function writePlate(plate: Plate, text: (id: string) => string, direction: 'ltr' | 'rtl') {
  const isMirrored = direction === 'rtl';
  const symbols = setSheets(plate, text).flatMap(({ id, width, height, top, shapes, labels }) => {
    const mirror = isMirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
    const group = (marks: readonly Shape[], id = '') =>
      marks.length > 0
        ? [`<g${id}${mirror} fill="none" stroke-linejoin="round">`, ...paths(marks), '</g>']
        : [];
    const grid = shapes.filter(({ kind }) => kind === 'grid');
    const marks = shapes.filter(({ kind, isNote }) => kind !== 'grid' && !isNote);
    const notes = shapes.filter(({ isNote }) => isNote);
    const isTile = id === 'wide';
    return [
      `<symbol id="${id}" viewBox="0 ${rounded(top)} ${width} ${height}" overflow="visible">`,
      ...group(grid),
      ...group(marks, isTile ? ' id="marks"' : ''),
      ...group(notes),
      ...labels.map((set) => writeLabel(set, isMirrored ? width - set.x : set.x)),
      '</symbol>',
      ...(isTile ? [tile(marks, width, isMirrored)] : []),
    ];
  });
  return ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>\n'].join('\n');
}

/**
 * The sheets with their labels set. `top` is where a sheet begins, so that all drawings hang from one line, and a drawing is
 * at one place in all views.
 */
export function setSheets(plate: Plate, text: (id: string) => string) {
  const sheets = sheetsOf(plate).map(({ labels, ...sheet }) => ({
    ...sheet,
    labels: labels.map((label) => setLabel(label, text(label.id), sheet.labelSizes)),
  }));
  const byComposition = Map.groupBy(sheets, ({ width }) => width);
  return sheets.map((sheet) => {
    const ys = byComposition
      .get(sheet.width)
      ?.flatMap(({ shapes, labels }) => [
        ...shapes.flatMap(({ points }) => points.map(([, y]) => y)),
        ...labels.flatMap(({ box }) => [box.top, box.bottom]),
      ]) ?? [0];
    return { ...sheet, top: Math.min(...ys) };
  });
}

/** The marks alone, in the middle of their own sheet. What goes on past the end of the plate's sheet is left out. */
function tile(marks: readonly Shape[], sheetWidth: number, isMirrored: boolean): string {
  const points = marks.flatMap((shape) => shape.points);
  const [xs, ys] = [points.map(([x]) => Math.min(x, sheetWidth)), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const start = isMirrored ? sheetWidth - left - width : left;
  const box = [
    start - TILE_MARGIN,
    top - TILE_MARGIN,
    width + 2 * TILE_MARGIN,
    height + 2 * TILE_MARGIN,
  ];
  return `<symbol id="tile" viewBox="${box.map(rounded).join(' ')}"><use href="#marks" stroke-width="${TILE_HAIRLINE}"/></symbol>`;
}

/** Anchors need no mirror: `start` is on the right where the page's text runs from right to left. */
function writeLabel({ label, lines, size, y }: SetLabel, x: number): string {
  const spans = lines.map((line, i) => {
    const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<tspan x="${inTenths(x)}" y="${inTenths(y + i * size * LINE_HEIGHT)}">${escaped}</tspan>`;
  });
  const { align = 'start', strong, colour = strong ?? 'ink-2' } = label;
  const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
  const weight = strong ? ' font-weight="500"' : '';
  return `<text fill="var(--${colour})" font-size="${size}"${weight}${anchor}>${spans.join('')}</text>`;
}

/** The shapes as lines of SVG. Neighbours that look alike become one path, because a plate may have hundreds of dots. */
function paths(shapes: readonly Shape[]): string[] {
  let run = 0;
  const alike = Map.groupBy(shapes, ({ kind, look, isAlone }, i) => {
    if (isAlone || kind !== shapes[i - 1]?.kind) run += 1;
    return `${run} ${look}`;
  });
  return [...alike.values()].map(
    (group) => `<path ${group[0]?.look} d="${group.map(pathData).join('')}"/>`,
  );
}

/**
 * SVG path data. Steps are relative to the point before, which needs fewer digits; that point is a rounded one, so that
 * rounding errors do not add up.
 */
function pathData({ points, end = '' }: Shape): string {
  let [fromX, fromY] = [0, 0];
  const steps = points.map(([x, y]) => {
    const [dx, dy] = [rounded(x - fromX), rounded(y - fromY)];
    [fromX, fromY] = [rounded(fromX + dx), rounded(fromY + dy)];
    return `${inTenths(dx)} ${inTenths(dy)}`.replace(' -', '-');
  });
  return `M${steps.join('l')}${end}`;
}
