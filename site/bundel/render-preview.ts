import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import { contentChanged, dropContent, loadContent } from './content.ts'
import { finishPage } from './finish-page.ts'
import { markPreview } from './mark-preview.ts'
import { openBundle } from './render-page.ts'
import type { RenderOptions } from './render-release.ts'

type Data = Record<string, unknown>

export interface PreviewJob {
  /** The collection that holds the record. */
  jenis: string
  record: Data & { id: number; slug?: string | undefined }
  /** True where an unpublished record stands last among the others. */
  atEnd: boolean
  /** Path of the page. */
  halaman: string
  /** The alt texts and focal points of the record's pictures. */
  rupa: (Data & { image_name: string })[]
  pesan: string
}

interface Options extends Omit<RenderOptions, 'out'> {
  job: PreviewJob
}

/** Renders the page of an unpublished record, by the code and the content of the next release. */
export async function renderPreview(options: Options) {
  // Its picture of shared links is drawn when it goes live.
  const shared = globalThis as typeof globalThis & {
    safarPreview?: boolean
    safarDipratinjau?: { jenis: string; id: number } | undefined
  }
  shared.safarPreview = true
  shared.safarDipratinjau = { jenis: options.job.jenis, id: options.job.record.id }
  try {
    return await renderPage(options)
  } finally {
    shared.safarPreview = false
    shared.safarDipratinjau = undefined
    // A warm process must not take it for published content.
    dropContent()
  }
}

async function renderPage({ bundle, siteUrl, contentConfig, job }: Options) {
  const content = await loadContent(contentConfig)
  place(content.get(job.jenis), job)
  const rupa = content.get('rupa')
  for (const data of job.rupa) rupa?.set(data.image_name, { id: data.image_name, data })
  contentChanged()

  const app = await openBundle(bundle)
  // A warm process has cached the published paths: this one is not among them yet.
  app.routeCache.clearAll()
  const wanted = decodeURI(job.halaman)
  const paths = await new StaticPaths(app).getAll()
  const found = paths.find(({ pathname }) => (decodeURI(pathname).replace(/\/$/, '') || '/') === wanted)
  if (!found) throw new Error(`no page at ${job.halaman}`)
  const file = found.pathname.replace(/\/$/, '') || '/index'
  const request = new Request(new URL(`${file}.html`, new URL(siteUrl).origin))
  const response = await app.render(request, { routeData: found.route })
  if (response.status !== 200) throw new Error(`${job.halaman} answers ${response.status}`)
  const page = finishPage(await response.text())
  const marked = markPreview(page.html, job.pesan)
  return { html: marked.html, files: [...page.files, ...marked.files] }
}

/** Puts the record in its own place, or where the next list would sort it. */
function place(
  entries: Map<string, { id: string; data: Data }> | undefined,
  { record, atEnd }: PreviewJob,
): void {
  if (!entries) throw new Error('no such collection')
  const all = [...entries.entries()]
  const at = all.findIndex(([, { data }]) => data.id === record.id && record.id > 0)
  const key = record.slug ?? String(record.id)
  const entry: [string, { id: string; data: Data }] = [key, { id: key, data: record }]
  const others = all.filter(
    ([, { data }], index) => index !== at && (!record.slug || data.slug !== record.slug),
  )
  if (at >= 0) others.splice(at, 0, entry)
  else if (atEnd) others.push(entry)
  else others.unshift(entry)
  entries.clear()
  for (const [name, value] of others) entries.set(name, value)
}
