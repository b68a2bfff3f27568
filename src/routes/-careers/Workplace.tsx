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
    outline: 'M16 130V72H0L102 8l28 18V12h20v26l54 34h-16v58Z',
    windows: [
      [44, 82],
      [142, 82],
      [93, 44],
    ],
  },
  hybrid: {
    outline: 'M0 130V4h104v44h76v82Z',
    windows: [
      [43, 18],
      [16, 50],
      [130, 64],
      ...[16, 70].map((x) => [x, 18] as const),
      ...[43, 70].map((x) => [x, 50] as const),
      ...[16, 43, 70].map((x) => [x, 82] as const),
      [152, 64],
      [130, 96],
      [152, 96],
    ],
  },
  travel: {
    outline:
      'M0 8h26l24 30h116c26 0 44 12 46 26 0 10-14 14-36 14h-54l-44 34H56l22-34H36C20 78 10 70 8 56Z',
    windows: [[142, 44], ...[58, 86, 114].map((x) => [x, 44] as const)],
  },
};
