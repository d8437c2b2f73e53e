import { defaultTreeAdapter, html, serializeOuter } from 'parse5'
import { attribute, metaOf, type PageElement, type ParsedPage } from './page.ts'
import type { Edit } from './splice.ts'

/**
 * Preloads the pictures with high priority before anything else in the head, so that they come on the connection that
 * brought the page. Only the viewport stands before: pictures are chosen by it.
 */
export function firstPictureFirst(page: ParsedPage): Edit[] {
  const viewport = metaOf(page, 'name', 'viewport')
  const wanted = page.body.filter(
    ({ element }) =>
      element.tagName === 'img' && attribute(element, 'fetchpriority')?.toLowerCase() === 'high',
  )
  if (!viewport || wanted.length === 0) return []
  return [
    {
      start: viewport.end,
      end: viewport.end,
      text: wanted.map(({ element }) => preloadOf(element)).join(''),
    },
  ]
}

function preloadOf(image: PageElement): string {
  const chosen = image.offered ?? image
  const srcset = attribute(chosen, 'srcset')
  const given = {
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    type: attribute(chosen, 'type'),
    media: attribute(chosen, 'media'),
    href: srcset ? undefined : attribute(chosen, 'src'),
    imagesrcset: srcset,
    imagesizes: attribute(chosen, 'sizes'),
  }
  const attrs = Object.entries(given).flatMap(([name, value]) => (value ? [{ name, value }] : []))
  return serializeOuter(defaultTreeAdapter.createElement('link', html.NS.HTML, attrs))
}
