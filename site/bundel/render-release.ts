import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import {
  type BundleState,
  COMPILED_FOLDER,
  leaveOut,
  PAGES_FOLDER,
  type PrerenderApp,
  type RouteData,
  recordOf,
  STATE_FILE,
} from './bundle.ts'
import { dropRecord, loadContent } from './content.ts'
import { fileOf } from './file-response.ts'
import { finishPage, writeFiles } from './finish-page.ts'

const AT_ONCE = 4
const OWN_FOLDERS = [PAGES_FOLDER, COMPILED_FOLDER]

export interface RenderOptions {
  bundle: string
  out: string
  /** Address of the site, the origin that pages see. */
  siteUrl: string
  /** The site's `content.config.ts`. */
  contentConfig: string
}

/** Renders a release from a kept bundle and today's content: the same bytes as a full build, without compiling. */
export async function renderRelease({ bundle, out, siteUrl, contentConfig }: RenderOptions): Promise<void> {
  const content = await loadContent(contentConfig)
  const app = await openBundle(bundle)
  await copyAssets(bundle, out)
  const origin = new URL(siteUrl).origin
  const pages = new Map<string, RouteData>()
  for (const { pathname, route } of await new StaticPaths(app).getAll()) {
    const page = pathname.replace(/\/$/, '')
    if (!pages.has(page)) pages.set(page, route)
  }
  const folders = new Set<string>()
  for (const page of pages.keys()) folders.add(dirname(join(out, decodeURI(page))))
  for (const folder of folders) await mkdir(folder, { recursive: true })

  // Pages of records come first: one that cannot be rendered must not take the lists down with its card.
  const own = [...pages].filter(([page]) => recordOf(page))
  const shared = [...pages].filter(([page]) => !recordOf(page))
  await inTurns(own, ([page, route]) =>
    renderPage(app, route, origin, page, out).catch((error) => {
      leaveOut(page, error)
      const record = recordOf(page)
      if (record) dropRecord(content, record.noun, record.slug)
    }),
  )
  await inTurns(shared, ([page, route]) => renderPage(app, route, origin, page, out))
}

/** While one page is written to disk, the next is rendered. */
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
  // All come to rest before a failure is told: nothing may write into the folder that is built anew then.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, go))
  for (const result of ended) if (result.status === 'rejected') throw result.reason
}

/** The compiled site, ready to render what content was loaded. */
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

async function renderPage(
  app: PrerenderApp,
  routeData: RouteData,
  origin: string,
  pathname: string,
  out: string,
): Promise<void> {
  if (routeData.type !== 'page' && routeData.type !== 'endpoint') {
    throw new Error(`${routeData.component}: only pages and endpoints can be rendered from a bundle`)
  }
  const file = routeData.type === 'endpoint' ? pathname : `${pathname || '/index'}.html`
  const response = await app.render(new Request(new URL(file, origin)), { routeData })
  if (response.status >= 300 && response.status < 400) {
    throw new Error(`${pathname} redirects: a bundle cannot render that`)
  }
  const target = join(out, decodeURI(file))
  const source = fileOf(response)
  if (source) return linkOrCopy(source, target)
  if (routeData.type === 'endpoint') return writeFile(target, Buffer.from(await response.arrayBuffer()))
  const { html, files } = finishPage(await response.text())
  await writeFiles(out, files)
  await writeFile(target, html)
}

/** Scripts, styles and fonts, as hard links where the disk allows: they never change. */
async function copyAssets(bundle: string, out: string): Promise<void> {
  for (const entry of await readdir(bundle, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const path = source.slice(bundle.length + 1)
    if (!entry.isFile() || path === STATE_FILE || OWN_FOLDERS.some((own) => path.startsWith(`${own}/`)))
      continue
    const target = join(out, path)
    await mkdir(posix.dirname(target), { recursive: true })
    await linkOrCopy(source, target)
  }
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target))
}
