import { recordAt } from '@safar/shared/platform/address/record'
import type { StaticPathsApp } from 'astro/runtime/prerender/static-paths.js'

/*
 * A compiled site: Astro's page code in `.prerender`, the assets that pages link to beside it, and in STATE_FILE what
 * Astro's app is told when it renders. These are Astro's own inner shapes, so its version is pinned, the part used of
 * each is named here, and a test holds the rendered bytes against those of a full build.
 */
export const PAGES_FOLDER = '.prerender'
/** The folder of Node's compile cache for that code, so that each build need not compile it again. */
export const COMPILED_FOLDER = '.compiled'
export const STATE_FILE = '.bundle.json'

interface Style {
  depth: number
  order: number
  sheet: { type: 'inline'; content: string } | { type: 'external'; src: string }
}
interface Script {
  stage: string
  content: string
}

export interface BundleState {
  /** File of the page code's entry. */
  entry: string
  /** Styles by Astro's key of a page. */
  styles: [key: string, styles: Style[]][]
  entries: [specifier: string, file: string][]
  scripts: Script[]
}

export interface RouteData {
  type: 'page' | 'endpoint' | 'redirect' | 'fallback'
  component: string
}

/** The used part of the app of Astro's prerender entry. */
export interface PrerenderApp extends StaticPathsApp {
  /** The paths of each route; it is filled once. */
  routeCache: NonNullable<StaticPathsApp['routeCache']>
  setInternals(internals: {
    pagesByKeys: Map<string, { styles: Style[] }>
    entrySpecifierToBundleMap: Map<string, string>
  }): void
  setOptions(options: {
    settings: { scripts: Script[] }
    logger: { options: { destination: { write(event: unknown): boolean } } }
  }): void
  render(request: Request, options: { routeData: RouteData }): Promise<Response>
}

/** Returns the record that a page is about, by its collection and slug; null for every other page. */
export const recordOf = (pathname: string) => recordAt(decodeURI(pathname))

/** A record whose page could not be rendered. */
export interface LeftOut {
  noun: string
  slug: string
  reason: string
}

/**
 * Returns a record whose page cannot be rendered, which is left out while the rest of the site goes on; a package's
 * address shows the detail shell.
 * @throws the error itself on any other page, which is part of the site itself, and for a disk's error
 */
export function leftOutFor(pathname: string, error: unknown): LeftOut {
  const record = recordOf(pathname)
  if (!record || !(error instanceof Error)) throw error
  const { code } = error as NodeJS.ErrnoException
  if ('syscall' in error && code !== 'ENAMETOOLONG') throw error
  return { noun: record.noun, slug: record.slug, reason: error.message.split('\n')[0] ?? '' }
}

/** Writes to stderr what was left out, for the log of the build. */
export function sayLeftOut({ noun, slug, reason }: LeftOut): void {
  process.stderr.write(`left out ${noun} ${JSON.stringify({ slug })}: ${reason}\n`)
}
