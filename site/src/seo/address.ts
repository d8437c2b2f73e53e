/**
 * Returns a page's address as visitors know it: without `.html` and a trailing slash. Only home is a file `index`:
 * further down it is the name of a page.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/^\/index$|\/+$/, '') || '/'
}

/** Returns an absolute address on the agency's own site. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href.replace(/\/$/, path === '/' ? '/' : '')
}
