/** The app's modules by their addresses, each after the modules that it imports. */
export interface AppModules {
  /** The client entry and its imports. */
  readonly entry: readonly string[];
  /** What the page of a route needs besides, without its copy. The keys are the router's ids. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
}
