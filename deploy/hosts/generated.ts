/** The line that opens every generated file. */
export function generated(comment: '#' | '//'): string {
  return `${comment} Generated from deploy/rules.ts and its neighbours by \`npm run hosts\`; change those.`;
}
