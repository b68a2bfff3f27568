type Scheme = 'light' | 'dark';

/**
 * Forces one colour scheme on this document, whichever scheme the system has. A page cannot set
 * `prefers-color-scheme`, so the function rewrites the media conditions of the style sheets.
 */
export function forceColourScheme(scheme: string): void {
  if (scheme !== 'light' && scheme !== 'dark') return;
  document.documentElement.style.colorScheme = scheme;
  const rewriteAll = () => {
    for (const sheet of document.styleSheets) rewrite(sheet.cssRules, scheme);
  };
  rewriteAll();
  // Vite's dev server adds and replaces style sheets as their modules come and change.
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true });
}

function rewrite(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSGroupingRule)) continue;
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = rule.media.mediaText.replaceAll(
        /\(prefers-color-scheme: (light|dark)\)/g,
        (_, asked) => (asked === scheme ? always : never),
      );
    }
    rewrite(rule.cssRules, scheme);
  }
}

const always = '(min-width: 0)';
const never = '(max-width: 0)';
