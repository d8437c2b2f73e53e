import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, posix } from 'node:path'
import {
  COMPILED_FOLDER,
  type LeftOut,
  PAGES_FOLDER,
  type RouteData,
  recordOf,
  STATE_FILE,
  sayLeftOut,
} from './bundle.ts'
import { dropRecord, loadContent } from './content.ts'
import { inTurns, linkOrCopy, openBundle, pagesOf, renderPage, renderRecords } from './render-page.ts'
import { type RenderThread, startThread } from './render-thread.ts'

const OWN_FOLDERS = [PAGES_FOLDER, COMPILED_FOLDER]
/** Entries of the content from which on a second core pays: a thread reads the site's code anew, which takes it half a second. */
const WORTH_A_THREAD = 300

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
  const place = { out, origin: new URL(siteUrl).origin }
  const size = [...content.values()].reduce((sum, { size }) => sum + size, 0)
  const isLarge = size >= WORTH_A_THREAD && availableParallelism() > 1
  const thread = isLarge ? startThread({ bundle, content, ...place }) : null
  try {
    const app = await openBundle(bundle)
    await copyAssets(bundle, out)
    const pages = await pagesOf(app)
    const folders = new Set<string>()
    for (const page of pages.keys()) folders.add(dirname(join(out, decodeURI(page))))
    for (const folder of folders) await mkdir(folder, { recursive: true })

    // Pages of records come first: one that cannot be rendered must not take the lists down with its card.
    const own = [...pages].filter(([page]) => recordOf(page))
    const shared = [...pages].filter(([page]) => !recordOf(page))
    const leftOut = await renderOwn(own, thread, (part) => renderRecords(app, part, content, place))
    for (const record of leftOut) {
      sayLeftOut(record)
      dropRecord(content, record)
    }
    await inTurns(shared, ([page, route]) => renderPage(app, route, page, place))
  } finally {
    await thread?.end()
  }
}

type Pages = [path: string, route: RouteData][]

/** Renders pages of records, half of them in the thread where there is one. */
async function renderOwn(
  own: Pages,
  thread: RenderThread | null,
  render: (part: Pages) => Promise<LeftOut[]>,
): Promise<LeftOut[]> {
  if (!thread) return render(own)
  const half = Math.ceil(own.length / 2)
  const both = await Promise.allSettled([
    thread.render(own.slice(half).map(([page]) => page)),
    render(own.slice(0, half)),
  ])
  // Both come to rest before a failure is told, as in `inTurns`.
  return both.flatMap((part) => {
    if (part.status === 'rejected') throw part.reason
    return part.value
  })
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
