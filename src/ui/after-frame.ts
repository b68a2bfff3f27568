/** Acts in a task of its own once the next frame is painted. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
