import './workplace.css';
import type { WorkMode } from '#content/jobs.ts';

interface WorkplaceProps {
  readonly mode: WorkMode;
  /** How many windows are lit. */
  readonly positions: number;
}

/** Where the work is done, at home, at the office or on the way to clients, with a lit window for each open position. */
export function Workplace({ mode, positions }: WorkplaceProps) {
  const { outline, windows } = workplaces[mode];
  return (
    <svg
      viewBox="0 0 220 130"
      preserveAspectRatio="xMinYMax"
      className="workplace-drawing"
      aria-hidden="true"
    >
      <path d={outline} />
      {windows.map(([x, y], i) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={18}
          height={20}
          rx={mode === 'travel' ? 9 : 0}
          className={i < positions ? 'window-lit' : 'window-dark'}
        />
      ))}
    </svg>
  );
}

/** The outlines and the windows of the drawings, in px of the sheet; the windows that are lit first come first. */
const workplaces: Record<
  WorkMode,
  { readonly outline: string; readonly windows: readonly (readonly [x: number, y: number])[] }
> = {
  remote: {
    outline: 'M24 130V72H8L110 8l28 18V12h20v26l54 34h-16v58Z',
    windows: [
      [52, 82],
      [150, 82],
      [101, 44],
    ],
  },
  hybrid: {
    outline: 'M20 130V4h104v44h76v82Z',
    windows: [
      [63, 18],
      [36, 50],
      [150, 64],
      ...[36, 90].map((x) => [x, 18] as const),
      ...[63, 90].map((x) => [x, 50] as const),
      ...[36, 63, 90].map((x) => [x, 82] as const),
      [172, 64],
      [150, 96],
      [172, 96],
    ],
  },
  travel: {
    outline:
      'M4 8h26l24 30h116c26 0 44 12 46 26 0 10-14 14-36 14h-54l-44 34H60l22-34H40C24 78 14 70 12 56Z',
    windows: [[146, 44], ...[62, 90, 118].map((x) => [x, 44] as const)],
  },
};
