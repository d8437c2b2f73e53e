import type { ParsedPage } from './page.ts'
import { plainPage } from './plain-page.ts'
import { treePage } from './tree-page.ts'

/**
 * Parses a page.
 * @throws Error for a page that browsers could read in two ways
 */
export function parsePage(html: string): ParsedPage {
  return plainPage(html) ?? treePage(html)
}
