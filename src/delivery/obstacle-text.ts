import type { Obstacle } from './delivery-machine.ts';
import type { DeliveryTranslator } from './delivery-messages.ts';

/** What the visitor is told about a message that has not arrived. */
export function obstacleText(d: DeliveryTranslator, obstacle: Obstacle): string {
  if (obstacle === 'no-answer') return d('unreachable.text');
  return d(`unreachable.${obstacle}`);
}
