/** What plugins/icons/icons.ts serves: the address of a list of every icon with the `d` of its path. */
declare module 'virtual:icon-shapes' {
  const address: string;
  export default address;
}
