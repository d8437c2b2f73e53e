import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RupaGambar } from '@safar/shared/files/gambar/gambar'
import { z } from 'zod'
import { HttpError, unprocessable } from '../../platform/http/errors.ts'
import { createTurns } from '../../platform/http/turns.ts'
import { buildEnv } from '../publikasi/build-env.ts'
import { ASSET_PREFIX } from '../publikasi/release.ts'
import type { SiteProcesses } from '../publikasi/site-process.ts'

/** A page to render with one record in the place of the published one. */
export interface PratinjauJob {
  /** The collection of the site that holds the record. */
  jenis: string
  record: { id: number; slug?: string }
  /** True if a record that does not exist yet comes last among the others. */
  atEnd: boolean
  /** Path of the page. */
  halaman: string
  /** Details of the pictures that the record names. */
  rupa: RupaGambar[]
  /** Words of the banner that the page gets. */
  pesan: string
}

/** A renderer of pages that are not published. */
export interface PratinjauRenderer {
  /**
   * Renders the whole page as a release would hold it, marked as a preview.
   * @throws HttpError 422, 429, 503
   */
  render(job: PratinjauJob): Promise<string>
}

export interface RendererOptions {
  processes: Pick<SiteProcesses, 'start' | 'expect'>
  env: NodeJS.ProcessEnv
  apiUrl(): string
  /** The compiled site's name. */
  bundle: string
  /** Folder of assets that stay findable without a release. */
  pool: string
  onFailed(pesan: string): void
}

const answerSchema = z.object({ html: z.string(), files: z.array(z.tuple([z.string(), z.string()])) })
const TIMEOUT_MS = 30_000
const MOST_WAITING = 8
/** The compiled site is not there: nothing was published by this code yet. */
const NO_BUNDLE = 3

/** Creates a renderer that runs the release's own code in a process beside the server, kept ready. */
export function createPratinjauRenderer(options: RendererOptions): PratinjauRenderer {
  // One at a time: two cores carry the server as well.
  const inTurn = createTurns(MOST_WAITING)
  return {
    async render(job) {
      const page = inTurn(() => renderOnce(options, job))
      // Whoever looks once looks again after the next words.
      options.processes.expect()
      return page
    },
  }
}

async function renderOnce(options: RendererOptions, job: PratinjauJob): Promise<string> {
  const { code, out, err } = await run(options, JSON.stringify(job))
  if (code === NO_BUNDLE)
    throw new HttpError(
      503,
      'Pratinjau belum siap. Coba lagi setelah situs terbit.',
      {},
      { 'retry-after': '5' },
    )
  // Ended before it was done.
  if (code === null)
    throw new HttpError(503, 'Server sedang sibuk. Coba lagi sebentar.', {}, { 'retry-after': '5' })
  const parsed = code === 0 ? answerSchema.safeParse(JSON.parse(out)) : null
  if (!parsed?.success) {
    options.onFailed(err.trim().split('\n').at(-1) ?? '')
    throw unprocessable('Halaman belum dapat ditampilkan dengan isian ini.')
  }
  for (const [path, content] of parsed.data.files) await keepAsset(options.pool, path, content)
  return parsed.data.html
}

async function run({ processes, env, apiUrl, bundle }: RendererOptions, input: string) {
  let err = ''
  const args = ['--bundle', bundle]
  const job = { program: 'pratinjau.ts', args, env: buildEnv(env, apiUrl()), input } as const
  const { ended, kill } = processes.start(job, (chunk) => {
    err = (err + chunk.toString()).slice(-4_000)
  })
  const timer = setTimeout(kill, TIMEOUT_MS)
  try {
    return { ...(await ended), err }
  } finally {
    clearTimeout(timer)
  }
}

/** Styles of a kind of page that no release has yet. */
async function keepAsset(pool: string, path: string, content: string): Promise<void> {
  if (!path.startsWith(ASSET_PREFIX)) return
  const file = join(pool, path)
  if (await stat(file).catch(() => null)) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
