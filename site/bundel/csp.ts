import { createHash } from 'node:crypto'

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/
const STYLE = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g
const SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g
/** A block of data, which no policy looks at. */
const DATA_TYPE = /type="application\/(?:ld\+)?json"/

/**
 * Gives a page's policy the hashes of its own inline scripts and styles. Astro lists those of the whole site on every
 * page: a kilobyte that does not compress, and more leave than a page needs.
 */
export function ownPolicy(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, content = '']) => content)
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes(' src=') && !DATA_TYPE.test(attributes))
    .map(([, , content = '']) => content)
  return html.replace(POLICY, (_, policy: string) => {
    const own = policy
      .replace(/\s*'sha(?:256|384|512)-[^']*'/g, '')
      .split(';')
      .map((directive) => {
        if (directive.trim().startsWith('script-src ')) return directive.trimEnd() + hashesOf(scripts)
        if (directive.trim().startsWith('style-src ')) return directive.trimEnd() + hashesOf(styles)
        return directive
      })
    return `<meta http-equiv="content-security-policy" content="${own.join(';')}">`
  })
}

function hashesOf(contents: string[]): string {
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('base64'))
  return [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`).join('')
}
