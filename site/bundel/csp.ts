import { hash } from 'node:crypto'
import { defaultTreeAdapter, html, serializeOuter } from 'parse5'
import { agency } from '../src/agency.ts'
import { NEXT_PAGE_RULES } from '../src/layouts/fetch-next-page.ts'
import { pixelSources } from '../src/pixel/sources.ts'
import { attribute, type Block, metaOf, type ParsedPage } from './page.ts'
import type { Edit } from './splice.ts'

/** Blocks of data, which no policy looks at. */
const DATA_TYPE = /^application\/(?:ld\+)?json$/i

/** Tells if a script is inline and executable, so that a policy must name its hash. */
export function isInline({ element }: Block): boolean {
  return attribute(element, 'src') === undefined && !DATA_TYPE.test(attribute(element, 'type')?.trim() ?? '')
}

/**
 * Returns the edits that give a page its own policy right after its charset: Astro's, with the origins of the agency's
 * pixel and the hashes of its own inline scripts and styles. Astro lists those of the whole site on every page, a
 * kilobyte that does not compress, and puts it behind what a package says of itself.
 * @throws Error for a page without a policy: none goes out unguarded.
 */
export function ownPolicy(page: ParsedPage, scripts: readonly string[], styles: readonly string[]): Edit[] {
  const written = metaOf(page, 'http-equiv', 'content-security-policy')
  const charset = metaOf(page, 'charset')
  if (!written || !charset) throw new Error('a page without a policy or a charset')
  const pixel = pixelSources(agency.pixelId)
  const own = (attribute(written.element, 'content') ?? '')
    .replace(/\s*'sha(?:256|384|512)-[^']*'/g, '')
    .split(';')
    .map((directive) => {
      const allow = (sources: readonly string[]) => [directive.trimEnd(), ...sources].join(' ')
      if (/^\s*(?:img|connect)-src /.test(directive)) return allow(pixel.beacon)
      if (directive.trim().startsWith('script-src '))
        // Every page's script writes these rules, which a policy takes for a script of the page.
        return allow(pixel.script) + hashesOf([...scripts, NEXT_PAGE_RULES])
      if (directive.trim().startsWith('style-src ')) return directive.trimEnd() + hashesOf(styles)
      return directive
    })
    .join(';')
  const meta = defaultTreeAdapter.createElement('meta', html.NS.HTML, [
    { name: 'http-equiv', value: 'content-security-policy' },
    { name: 'content', value: own },
  ])
  return [
    { start: charset.end, end: charset.end, text: serializeOuter(meta) },
    { start: written.start, end: written.end, text: '' },
  ]
}

function hashesOf(contents: readonly string[]): string {
  const hashes = contents.map((content) => hash('sha256', content, 'base64'))
  return [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`).join('')
}
