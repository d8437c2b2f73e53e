import { copyFileSync, linkSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import { readEnv } from '../src/env.ts'
import {
  COMPILED_FOLDER,
  type LeftOut,
  PAGES_FOLDER,
  type PrerenderApp,
  type RouteData,
  recordOf,
  STATE_FILE,
  sayLeftOut,
} from './bundle.ts'
import { type Content, dropRecord, loadContent } from './content.ts'
import { Answers, startFollowing } from './follow.ts'
import {
  basisOf,
  KEPT_FILE,
  type PageReading,
  type Readings,
  readReadings,
  writeReadings,
} from './readings.ts'
import { linkOrCopy, openBundle, type Place, pagesOf, type Rendered, renderPages } from './render-page.ts'
import { startThread } from './render-thread.ts'

const OWN_FOLDERS = [PAGES_FOLDER, COMPILED_FOLDER]

export interface RenderOptions {
  bundle: string
  out: string
  /** Address of the site, the origin that pages see. */
  siteUrl: string
  /** The site's `content.config.ts`. */
  contentConfig: string
  /** The folder of a former release, from which unchanged pages are linked. */
  base?: string | undefined
  /** The content where it was loaded already, as it is by now. */
  content?: Content | undefined
}

/**
 * Renders a release from a kept bundle and today's content: the same bytes as a full build, without compiling. Pages of
 * `base` that would be the same are linked.
 */
export async function renderRelease(options: RenderOptions): Promise<void> {
  const { bundle, out, siteUrl, contentConfig, base } = options
  const content = options.content ?? (await loadContent(contentConfig))
  startFollowing()
  const basis = basisOf(basename(bundle), held())
  const before = base ? await readReadings(base, basis) : null
  const work = new Work({ ...options, origin: new URL(siteUrl).origin }, await openBundle(bundle), content)
  await copyAssets(bundle, out)
  const kept = await work.renderChanged(before, base ?? '')
  await writeReadings(out, basis, work.readings())
  await writeFile(join(out, KEPT_FILE), kept.join('\n'))
}

/** Returns what pages are rendered from beside the content, as this process holds it (`src/load-agency.ts`). */
function held(): unknown[] {
  const { safarAgency, safarToday } = globalThis as typeof globalThis & {
    safarAgency?: unknown
    safarToday?: string
  }
  return [safarToday, safarAgency]
}

type Pages = [path: string, route: RouteData][]
/** A page of the release with its trace and answers; null where that is not sure. */
type Known = { reading: PageReading; answers: (string | null)[] } | null

/** One release in the making. */
class Work {
  readonly #place: Place & { bundle: string }
  readonly #app: PrerenderApp
  readonly #content: Content
  /** The pages as the former release has them, and those rendered anew. */
  readonly #pages = new Map<string, Known>()
  readonly #rendered = new Set<string>()
  #answers: Answers

  constructor(place: Place & { bundle: string }, app: PrerenderApp, content: Content) {
    this.#place = place
    this.#app = app
    this.#content = content
    this.#answers = new Answers(content)
  }

  /**
   * Renders the pages that are new or whose answers have changed since the release before, and links the rest from it.
   * @returns paths of the files that were taken
   */
  async renderChanged(before: Readings | null, base: string): Promise<string[]> {
    for (const [page, reading] of before?.pages ?? []) {
      const answers = reading.asked.map((question) => before?.answers.get(question) ?? null)
      this.#pages.set(page, { reading, answers })
    }
    let leftOut: LeftOut[]
    do {
      this.#app.routeCache.clearAll()
      const pages = await pagesOf(this.#app)
      for (const page of this.#pages.keys()) if (!pages.has(page)) this.#pages.delete(page)
      const stale = await this.#stale(pages)
      await makeFolders(this.#place.out, pages.keys())
      // Pages of records come first: one that cannot be rendered is left out of the lists as well.
      leftOut = await this.#render(stale.filter(([page]) => recordOf(page)))
      if (leftOut.length === 0) await this.#render(stale.filter(([page]) => !recordOf(page)))
      else this.#goOnWithout(leftOut)
    } while (leftOut.length > 0)
    return this.#keep(base)
  }

  /** Returns the trace of this release. */
  readings(): Readings {
    const answers: Readings['answers'] = new Map()
    const pages: Readings['pages'] = new Map()
    for (const [page, known] of this.#pages) {
      if (!known || known.answers.includes(null)) continue
      pages.set(page, known.reading)
      for (const [index, question] of known.reading.asked.entries()) {
        answers.set(question, known.answers[index] ?? '')
      }
    }
    return { pages, answers }
  }

  async #stale(pages: Map<string, RouteData>): Promise<Pages> {
    const stale: Pages = []
    for (const [page, route] of pages) {
      if (!(await this.#isCurrent(this.#pages.get(page)))) stale.push([page, route])
    }
    return stale
  }

  async #isCurrent(known: Known | undefined): Promise<boolean> {
    if (!known) return false
    for (const [index, question] of known.reading.asked.entries()) {
      const before = known.answers[index]
      if (before === null || before !== (await this.#answers.of(question))) return false
    }
    return true
  }

  async #render(pages: Pages): Promise<LeftOut[]> {
    const parts = await renderByTwo(this.#app, pages, this.#content, this.#place)
    for (const [page, reading] of parts.flatMap(({ readings }) => readings)) {
      const answers = await Promise.all((reading?.asked ?? []).map((question) => this.#answers.of(question)))
      this.#pages.set(page, reading && { reading, answers })
      this.#rendered.add(page)
    }
    return parts.flatMap(({ leftOut }) => leftOut)
  }

  #goOnWithout(leftOut: LeftOut[]): void {
    for (const record of leftOut) {
      sayLeftOut(record)
      dropRecord(this.#content, record)
    }
    this.#answers = new Answers(this.#content)
  }

  /** Links the files of every page that was not rendered from the former release. */
  #keep(base: string): string[] {
    const files = new Set<string>()
    for (const [page, known] of this.#pages) {
      if (!this.#rendered.has(page)) for (const file of known?.reading.files ?? []) files.add(file)
    }
    return [...files].filter((file) => takeOver(join(base, file), join(this.#place.out, file)))
  }
}

/** Links a file, or copies it; false where it is there already. */
function takeOver(source: string, target: string): boolean {
  try {
    linkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    copyFileSync(source, target)
  }
  return true
}

async function makeFolders(out: string, pages: Iterable<string>): Promise<void> {
  const folders = new Set<string>()
  for (const page of pages) folders.add(dirname(join(out, decodeURI(page))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
}

/** Renders pages, half of them in a thread where they are many. */
async function renderByTwo(
  app: PrerenderApp,
  pages: Pages,
  content: Content,
  place: Place & { bundle: string },
): Promise<Rendered[]> {
  if (pages.length < readEnv(process.env).THREAD_FROM || availableParallelism() < 2)
    return [await renderPages(app, pages, place)]
  const half = Math.ceil(pages.length / 2)
  const thread = startThread({ ...place, content })
  try {
    const both = await Promise.allSettled([
      renderPages(app, pages.slice(0, half), place),
      thread.render(pages.slice(half).map(([page]) => page)),
    ])
    // Both settle before a failure is thrown, as in `inTurns`.
    return both.map((part) => {
      if (part.status === 'rejected') throw part.reason
      return part.value
    })
  } finally {
    await thread.end()
  }
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
