import { hash } from 'node:crypto'
import { defaultTreeAdapter, html, serializeOuter } from 'parse5'
import { metaOf } from './page.ts'
import { parsePage } from './parse-page.ts'
import { splice } from './splice.ts'

const STYLE = `.pita-pratinjau{margin:0;padding:10px 20px;background:#f6ecd3;color:#6b4e0e;font:600 14px/1.4 "Plus Jakarta Sans",system-ui,sans-serif;text-align:center}@media print{.pita-pratinjau{display:none}}`

/**
 * Marks a finished page as a preview, above all else, and as `noindex`.
 * @throws Error for a page without a policy or a body
 */
export function markPreview(page: string, words: string): { html: string; files: [string, string][] } {
  const parsed = parsePage(page)
  const policy = metaOf(parsed, 'http-equiv', 'content-security-policy')
  const [body, first] = parsed.body
  if (!policy || !body || !first) throw new Error('a page without a policy or a body')
  const path = `_astro/pratinjau.${hash('sha256', STYLE).slice(0, 10)}.css`
  const head = `<meta name="robots" content="noindex"><link rel="stylesheet" href="/${path}">`
  const banner = element('p', 'pita-pratinjau', words)
  return {
    html: splice(page, [
      { start: policy.end, end: policy.end, text: head },
      { start: first.start, end: first.start, text: banner },
    ]),
    files: [[path, STYLE]],
  }
}

function element(name: string, className: string, text: string): string {
  const made = defaultTreeAdapter.createElement(name, html.NS.HTML, [{ name: 'class', value: className }])
  defaultTreeAdapter.insertText(made, text)
  return serializeOuter(made)
}
