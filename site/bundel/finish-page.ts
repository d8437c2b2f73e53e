import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownPolicy } from './csp.ts'
import { firstPictureFirst } from './first-picture.ts'
import { firstScreenCss } from './first-screen-css.ts'

/*
 * What Astro has no setting for, done to each page after it is rendered. A phone far from the server gets about 14 KB
 * in its first round trip, so a page holds what its first screen is drawn with and names files for the rest.
 */

/** Where the first screen ends: as `components/Lipat.astro` writes it, or at the end of an article so marked. */
const FOLD = '<!--lipat-->'
const FOLD_ARTICLE = /<article(?=[^>]*\sdata-lipat[\s=>])[^>]*>(?:(?!<\/article>)[\s\S])*/

const HEAD_STYLE = /<style>([\s\S]*?)<\/style>/g
/** Astro's own code for islands: it defines elements and directives, and can come after the words. */
const ISLAND_SCRIPT = /<script>((?:(?!<\/script>)[\s\S])*(?:astro-island|self\.Astro)[\s\S]*?)<\/script>/g

export interface FinishedPage {
  html: string
  /** Files that the page names, by path in the release. */
  files: Map<string, string>
}

/** @param html a page as Astro rendered it */
export function finishPage(html: string): FinishedPage {
  const files = new Map<string, string>()
  const file = (name: string, ending: string, content: string) => {
    const path = `_astro/${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${ending}`
    files.set(path, content)
    return `/${path}`
  }
  const ordered = firstPictureFirst(html)
  const short = splitStyles(ordered, file)
  return { html: ownPolicy(short ? outsourceIslands(short, file) : ordered), files }
}

const written = new Set<string>()

/** Writes a page's files into a release; pages of one kind share theirs. */
export async function writeFiles(dir: string, files: Map<string, string>): Promise<void> {
  for (const [path, content] of files) {
    const target = join(dir, path)
    if (written.has(target)) continue
    written.add(target)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}

type MakeFile = (name: string, ending: string, content: string) => string

/** Leaves the first screen's styles in the page. The whole sheet stands at the fold, which its reading waits for. */
function splitStyles(html: string, file: MakeFile): string | null {
  const body = html.indexOf('<body')
  const mark = html.indexOf(FOLD, body)
  const article = mark < 0 ? FOLD_ARTICLE.exec(html) : null
  const fold = article ? article.index + article[0].length : mark
  if (fold < 0 || body < 0) return null
  const firstScreen = html.slice(body, fold)
  const sheets: string[] = []
  const head = html.slice(0, body).replace(HEAD_STYLE, (style, css: string) => {
    // Fonts are wanted at once, and twice the same face would be two.
    if (css.includes('@font-face')) return style
    sheets.push(css)
    return `<style>${firstScreenCss(css, firstScreen)}</style>`
  })
  if (sheets.length === 0) return null
  const link = `<link rel="stylesheet" href="${file('halaman', 'css', sheets.join('\n'))}">`
  return head + firstScreen + link + html.slice(article ? fold : fold + FOLD.length)
}

function outsourceIslands(html: string, file: MakeFile): string {
  const scripts = [...html.matchAll(ISLAND_SCRIPT)].map(([, content = '']) => content)
  if (scripts.length === 0) return html
  const src = file('pulau', 'js', scripts.join(';\n'))
  let first = true
  return html.replace(ISLAND_SCRIPT, () => {
    const tag = first ? `<script type="module" src="${src}" fetchpriority="low"></script>` : ''
    first = false
    return tag
  })
}
