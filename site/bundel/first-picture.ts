const PICTURE = /<picture[^>]*>((?:(?!<\/picture>)[\s\S])*)<\/picture>|<img\s[^>]*>/g
const SOURCE = /<source\s[^>]*>/
// Widths are chosen by it, so it comes first of all.
const VIEWPORT = /<meta name="viewport"[^>]*>/
const PRIORITY = /\sfetchpriority="high"/i

/**
 * Names the pictures that a page wants first before anything else in its head, so that they come on the connection that
 * brought the page.
 */
export function firstPictureFirst(html: string): string {
  const body = html.indexOf('<body')
  const links = [...html.slice(Math.max(body, 0)).matchAll(PICTURE)]
    .filter(([picture]) => PRIORITY.test(picture))
    .map(([picture]) => preloadOf(picture))
  return links.length === 0 ? html : html.replace(VIEWPORT, (meta) => meta + links.join(''))
}

function preloadOf(picture: string): string {
  const chosen = SOURCE.exec(picture)?.[0] ?? picture
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(chosen)?.[1]
  const given = {
    type: attribute('type'),
    media: attribute('media'),
    href: attribute('srcset') ? undefined : attribute('src'),
    imagesrcset: attribute('srcset'),
    imagesizes: attribute('sizes'),
  }
  const attributes = Object.entries(given).flatMap(([name, value]) => (value ? ` ${name}="${value}"` : []))
  return `<link rel="preload" as="image" fetchpriority="high"${attributes.join('')}>`
}
