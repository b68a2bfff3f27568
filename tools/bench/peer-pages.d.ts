/** The pages that the plain app shows (tools/bench/peer.ts). */
declare module 'virtual:peer-pages' {
  export interface PeerPage {
    readonly path: string;
    readonly name: string;
    readonly heading: string;
    /** All sentences of the page's copy. */
    readonly texts: readonly string[];
  }
  const pages: readonly PeerPage[];
  export default pages;
}
