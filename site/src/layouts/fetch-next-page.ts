import { ELSEWHERE } from './leave-site.ts'

/**
 * The speculation rules, as JSON, by which a browser fetches the page of a link once a mouse button comes down on it, a
 * tenth of a second before it is followed. Earlier, as for a mouse that rests on the link, a change could come in
 * between: what was fetched so is shown for five minutes without being asked for again. Only pages of the site are
 * fetched.
 */
export const NEXT_PAGE_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...ELSEWHERE.map((root) => `${root}{/*}?`), '/*.*'] } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})

/**
 * Gives a browser with a mouse these rules; any other fetches a page when its link is followed. A finger comes down on
 * links to scroll as well: each time it would take a page of the visitor's data, and leave it to be shown later.
 */
export function fetchNextPage(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || !matchMedia('(hover: hover)').matches) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = NEXT_PAGE_RULES
  document.head.append(rules)
}
