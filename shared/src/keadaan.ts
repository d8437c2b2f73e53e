const STATES = { ':hover': 'hover', ':focus-visible': 'fokus', ':active': 'tekan' } as const

function redirected(selector: string): string {
  return Object.entries(STATES).reduce(
    (text, [pseudo, name]) => text.replaceAll(pseudo, `[data-keadaan="${name}"]`),
    selector,
  )
}

function repeat(rules: CSSRuleList, parent: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of [...rules]) {
    if (rule instanceof CSSGroupingRule) repeat(rule.cssRules, rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const selector = redirected(rule.selectorText)
    if (selector !== rule.selectorText) {
      parent.insertRule(rule.cssText.replace(rule.selectorText, selector), parent.cssRules.length)
    }
  }
}

/**
 * For the pages that show components: draws hover, focus and pressed where nobody points. The style sheets' own rules for
 * them are said again for `data-keadaan`, so that what is shown is what they say and not a copy of it.
 */
export function drawStates(): void {
  for (const sheet of document.styleSheets) repeat(sheet.cssRules, sheet)
}
