import { copyFile, link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import {
  type BundleState,
  type LeftOut,
  leftOutFor,
  PAGES_FOLDER,
  type PrerenderApp,
  type RouteData,
  STATE_FILE,
} from './bundle.ts'
import { fileOf } from './file-response.ts'
import { finishPage, writeFiles } from './finish-page.ts'
import { followed } from './follow.ts'
import type { PageReading } from './readings.ts'

const AT_ONCE = 4

/** The output folder of pages, and the origin that they see. */
export interface Place {
  out: string
  origin: string
}

/**
 * Lists every page of the site by its path. It makes their lists, so that no page waits for them, and draws the
 * pictures of shared links.
 */
export async function pagesOf(app: PrerenderApp): Promise<Map<string, RouteData>> {
  const pages = new Map<string, RouteData>()
  for (const { pathname, route } of await new StaticPaths(app).getAll()) {
    const page = pathname.replace(/\/$/, '')
    if (!pages.has(page)) pages.set(page, route)
  }
  return pages
}

/** The result of rendering pages. */
export interface Rendered {
  /** The trace of each page; null where that is not sure. */
  readings: [path: string, reading: PageReading | null][]
  /** Records whose pages could not be rendered. */
  leftOut: LeftOut[]
}

/** Renders pages; records that cannot be rendered are left out. */
export async function renderPages(
  app: PrerenderApp,
  pages: [path: string, route: RouteData][],
  place: Place,
): Promise<Rendered> {
  const rendered: Rendered = { readings: [], leftOut: [] }
  await inTurns(pages, async ([page, route]) => {
    try {
      const { result: files, asked } = await followed(() => renderPage(app, route, page, place))
      rendered.readings.push([page, asked && { files, asked }])
    } catch (error) {
      rendered.leftOut.push(leftOutFor(page, error))
    }
  })
  return rendered
}

/** Runs a few at a time: while one page is written to disk, others are rendered. */
async function inTurns<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const go = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await work(next).catch((error) => {
        queue.length = 0
        throw error
      })
    }
  }
  // All settle before a failure is thrown: nothing may write into a folder that is being rebuilt.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, go))
  for (const result of ended) if (result.status === 'rejected') throw result.reason
}

/** Opens a compiled site, ready to render the loaded content. */
export async function openBundle(bundle: string): Promise<PrerenderApp> {
  const state: BundleState = JSON.parse(await readFile(join(bundle, STATE_FILE), 'utf8'))
  const entry = pathToFileURL(join(bundle, PAGES_FOLDER, state.entry)).href
  const { app } = (await import(entry)) as { app: PrerenderApp }
  app.setInternals({
    pagesByKeys: new Map(state.styles.map(([key, styles]) => [key, { styles }])),
    entrySpecifierToBundleMap: new Map(state.entries),
  })
  app.setOptions({
    settings: { scripts: state.scripts },
    logger: { options: { destination: { write: () => true } } },
  })
  return app
}

/** Renders the response of a page, with its file's path. */
async function answerOf(app: PrerenderApp, routeData: RouteData, pathname: string, origin: string) {
  if (routeData.type !== 'page' && routeData.type !== 'endpoint') {
    throw new Error(`${routeData.component}: only pages and endpoints can be rendered from a bundle`)
  }
  const file = routeData.type === 'endpoint' ? pathname : `${pathname || '/index'}.html`
  const response = await app.render(new Request(new URL(file, origin)), { routeData })
  if (response.status >= 300 && response.status < 400) {
    throw new Error(`${pathname} redirects: a bundle cannot render that`)
  }
  return { path: decodeURI(file).replace(/^\//, ''), response }
}

/** Renders a page with the files that it alone names. @returns their paths in the release */
async function renderPage(
  app: PrerenderApp,
  routeData: RouteData,
  pathname: string,
  { out, origin }: Place,
): Promise<string[]> {
  const { path, response } = await answerOf(app, routeData, pathname, origin)
  const target = join(out, path)
  const source = fileOf(response)
  if (source) await linkOrCopy(source, target)
  else if (routeData.type === 'endpoint') await writeFile(target, Buffer.from(await response.arrayBuffer()))
  if (source || routeData.type === 'endpoint') return [path]
  const { html, files } = finishPage(await response.text())
  await writeFiles(out, files)
  await writeFile(target, html)
  return [path, ...files.keys()]
}

/** Renders a page for nobody. */
export async function rehearsePage(
  app: PrerenderApp,
  routeData: RouteData,
  pathname: string,
  origin: string,
): Promise<void> {
  const { response } = await answerOf(app, routeData, pathname, origin)
  if (routeData.type === 'page') finishPage(await response.text())
  else await response.body?.cancel()
}

export async function linkOrCopy(source: string, target: string): Promise<void> {
  await link(source, target).catch(async () => {
    // A build that goes on without a record renders some of its pages twice.
    await rm(target, { force: true })
    await link(source, target).catch(() => copyFile(source, target))
  })
}
