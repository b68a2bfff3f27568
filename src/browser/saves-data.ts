/** `connection` is not standard, and some browsers lack it. */
export type NavigatorWithConnection = Navigator & {
  readonly connection?: {
    readonly saveData?: boolean;
    /** In Mbit/s. */
    readonly downlink?: number;
  };
};

/** Whether the visitor asks sites for little data: by Save-Data, or by the preference that style sheets can ask for. */
export function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
