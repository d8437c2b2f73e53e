import { attribute, type Block } from './page.ts'
import type { Edit } from './splice.ts'

/** Adds a file to the release, named by its content; returns its path from the site's root. */
export type MakeFile = (name: string, ending: string, content: string) => string

/** A page's modules, of which one inline script is left. */
export interface Later {
  edits: Edit[]
  /** The text of that script, for the policy. */
  script: string
}

/** The latest time at which the modules load, in milliseconds, for a page whose picture never comes. */
const AT_LATEST_MS = 4_000

export const isModule = ({ element }: Block): boolean => attribute(element, 'type') === 'module'
/** Tells if a script has a file of its own. */
export const isExternal = ({ element }: Block): boolean => attribute(element, 'src') !== undefined

/**
 * Lets the modules of a page load once it has loaded and is drawn, or at the first move, press or key: on a slow
 * network each of them takes its share of the line from the picture that is looked at. For a page on which nothing
 * waits for them: it can be read, and its links used, without. Inline modules become files, which the page's first
 * round trip does not carry.
 * @param islands the file of Astro's code for islands, and the scripts that it stands for
 */
export function scriptsLater(
  modules: readonly Block[],
  islands: { src: string; scripts: readonly Block[] },
  file: MakeFile,
): Later | null {
  const replaced = [...modules, ...islands.scripts].sort((a, b) => a.start - b.start)
  if (replaced.length === 0) return null
  const own = modules.map(({ element, text }) => attribute(element, 'src') ?? file('modul', 'js', text))
  const script = loader(islands.src ? [islands.src, ...own] : own)
  const tag = `<script type="module">${script}</script>`
  const edits = replaced.map(({ start, end }, index) => ({ start, end, text: index === 0 ? tag : '' }))
  return { edits, script }
}

/**
 * The text of the script that adds those of these files: elements, whose failures `script-errors.ts` hears. The last
 * sign that a visitor gave before is given once more to the first of them, Astro's code for islands where there is one.
 */
const loader = (sources: readonly string[]): string =>
  `let e,n,f=v=>{e=v||e;n||${JSON.stringify(sources)}.map((u,i)=>{let s=document.createElement("script");s.type="module";s.src=u;` +
  `i||(s.onload=()=>e&&e.target.dispatchEvent(new e.constructor(e.type,e)));document.head.append(s)});n=1};` +
  `["pointermove","pointerdown","keydown"].map(t=>addEventListener(t,f));` +
  `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(f)));setTimeout(f,${AT_LATEST_MS})`
