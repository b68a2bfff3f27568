/** What src/build/icon-sprite.ts serves: the address of the sprite. */
declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}
