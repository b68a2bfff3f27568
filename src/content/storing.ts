/** A worker's message to all pages: how much of its release it has stored. */
export interface StoringMessage {
  readonly type: 'STORING';
  readonly storedFiles: number;
  readonly files: number;
}
