import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isInline, ownPolicy } from './csp.ts'
import { firstPictureFirst } from './first-picture.ts'
import { firstScreenCss } from './first-screen-css.ts'
import { attribute, type Block, type ParsedPage, type Span } from './page.ts'
import { parsePage } from './parse-page.ts'
import { isExternal, isModule, type MakeFile, scriptsLater } from './scripts-later.ts'
import { type Edit, splice } from './splice.ts'

/*
 * Post-processes each rendered page where Astro has no setting for it. A phone far from the server gets about 14 KB in
 * its first round trip, so a page inlines what its first screen is drawn with and names files for the rest.
 */

/** The marks of the fold: as `components/Fold.astro` writes them, or the end of an article with this attribute. */
const FOLD = 'fold'
const FOLD_LATER = 'fold later'
const FOLD_ARTICLE = 'data-fold'
/** Astro's own code for islands: it defines elements and directives, and can come after the words. */
const ISLAND_CODE = /astro-island|self\.Astro/

export interface FinishedPage {
  html: string
  /** Files that the page names, by path in the release. */
  files: Map<string, string>
}

/**
 * Finishes a page: policy, critical CSS, preloads, and scripts.
 * @param html a page as Astro rendered it
 */
export function finishPage(html: string): FinishedPage {
  const files = new Map<string, string>()
  const file = (name: string, ending: string, content: string) => {
    const path = `_astro/${name}.${hash('sha256', content).slice(0, 10)}.${ending}`
    files.set(path, content)
    return `/${path}`
  }
  const page = parsePage(html)
  const short = splitStyles(page, file)
  const islands = short ? page.scripts.filter(isIslandCode) : []
  const src = islands.length > 0 ? file('islands', 'js', islands.map(({ text }) => text).join(';\n')) : ''
  const modules = page.scripts.filter(isModule)
  const mayWait = page.comments.some(({ text }) => text === FOLD_LATER)
  const later = mayWait ? scriptsLater(modules, { src, scripts: islands }, file) : null
  const outsourced = later ? [...islands, ...modules] : islands
  const scripts = page.scripts.filter((script) => isInline(script) && !outsourced.includes(script))
  const styles = page.styles.map((style) => short?.kept.get(style) ?? style.text)
  const edits = [
    ...ownPolicy(page, [...scripts.map(({ text }) => text), ...(later ? [later.script] : [])], styles),
    ...firstPictureFirst(page),
    ...(short?.edits ?? []),
    ...stylesIntoHead(page),
    ...(later?.edits ?? [
      ...scriptsAfterWords(modules.filter(isExternal)),
      ...outsourceIslands(islands, src),
    ]),
  ]
  return { html: splice(html, edits), files }
}

/** Writes a page's files into a release; pages of one kind share theirs. */
export async function writeFiles(dir: string, files: Map<string, string>): Promise<void> {
  for (const [path, content] of files) {
    const target = join(dir, path)
    await mkdir(dirname(target), { recursive: true })
    // Named by its content: an existing file is this very one.
    await writeFile(target, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

interface ShortStyles {
  edits: Edit[]
  /** The part of each style that is kept. */
  kept: Map<Block, string>
}

/**
 * Inlines the critical CSS of the first screen. The whole sheet is linked at the fold, and blocks rendering there; the
 * first picture, which would come after it on one connection, is wanted first.
 */
function splitStyles(page: ParsedPage, file: MakeFile): ShortStyles | null {
  const fold = foldOf(page)
  // Fonts are loaded at once, and the same face in two sheets would be loaded twice.
  const sheets = page.styles.filter(
    ({ element, inHead, text }) => inHead && element.attrs.length === 0 && !text.includes('@font-face'),
  )
  if (!fold || sheets.length === 0) return null
  const firstScreen = page.body.filter(({ start }) => start < fold.start).map(({ element }) => element)
  const kept = new Map(sheets.map((sheet) => [sheet, firstScreenCss(sheet.text, firstScreen)]))
  const whole = file('halaman', 'css', sheets.map(({ text }) => text).join('\n'))
  const edits = [...kept].map(([{ inside }, css]) => ({ ...inside, text: css }))
  const link = `<link rel="stylesheet" href="${whole}" fetchpriority="low">`
  return { kept, edits: [...edits, { ...fold, text: link }] }
}

/** Returns the mark to replace by the sheet, or the place before an article's end. */
function foldOf({ body, comments }: ParsedPage): Span | null {
  const mark = comments.find(({ text }) => text === FOLD || text === FOLD_LATER)
  if (mark) return mark
  const article = body.find(
    ({ element }) => element.tagName === 'article' && attribute(element, FOLD_ARTICLE) !== undefined,
  )
  if (!article) return null
  const end = article.end - '</article>'.length
  return { start: end, end }
}

/**
 * Moves the islands' styles into the head: Astro puts them before the first island, amid a page's words, where HTML
 * allows none.
 */
function stylesIntoHead({ styles, metas }: ParsedPage): Edit[] {
  const [head] = [...styles.filter(({ inHead }) => inHead), ...metas]
    .map(({ end }) => end)
    .sort((a, b) => b - a)
  const within = styles.filter(({ inHead }) => !inHead)
  if (head === undefined || within.length === 0) return []
  const text = within.map((style) => `<style>${style.text}</style>`).join('')
  return [...within.map(({ start, end }) => ({ start, end, text: '' })), { start: head, end: head, text }]
}

/** Lowers the priority of a page's scripts: its picture, font and styles load before them on a slow network. */
function scriptsAfterWords(modules: readonly Block[]): Edit[] {
  return modules.map(({ start }) => {
    const at = start + '<script'.length
    return { start: at, end: at, text: ' fetchpriority="low"' }
  })
}

function isIslandCode({ element, text }: Block): boolean {
  return element.attrs.length === 0 && ISLAND_CODE.test(text)
}

/** Names the file of Astro's code for islands once, in place of that code. */
function outsourceIslands(scripts: readonly Block[], src: string): Edit[] {
  const tag = `<script type="module" src="${src}" fetchpriority="low"></script>`
  return scripts.map(({ start, end }, index) => ({ start, end, text: index === 0 ? tag : '' }))
}
