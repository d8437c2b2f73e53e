import { stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { COMPILED_FOLDER, STATE_FILE } from './bundle.ts'

const SITE = resolve(import.meta.dirname, '..')

const jobSchema = z.object({
  jenis: z.string(),
  record: z.looseObject({ id: z.number(), slug: z.string().optional() }),
  atEnd: z.boolean(),
  halaman: z.string().startsWith('/'),
  rupa: z.array(z.looseObject({ image_name: z.string() })),
  pesan: z.string(),
})

/**
 * Renders the page asked for, as JSON.
 * @param input what to render, as JSON
 * @returns null where there is no such bundle
 * @throws Error where there is no such page
 */
export async function buildPreview(name: string | undefined, input: string): Promise<string | null> {
  if (!name || !/^[\w-]+$/.test(name)) throw new Error('node site/pratinjau.ts --bundle NAME')
  process.chdir(SITE)
  process.env.NODE_ENV = 'production'
  process.env.SITE_ROOT = SITE
  const bundle = join(SITE, '.astro', 'bundel', name)
  if (!(await stat(join(bundle, STATE_FILE)).catch(() => null))) return null
  enableCompileCache(join(bundle, COMPILED_FOLDER))
  const job = jobSchema.parse(JSON.parse(input))
  const { holdAgency } = await import('../src/load-agency.ts')
  const { siteUrl } = await holdAgency(process.env)
  const { renderPreview } = await import('./render-preview.ts')
  const contentConfig = join(SITE, 'src/content.config.ts')
  return JSON.stringify(await renderPreview({ bundle, siteUrl, contentConfig, job }))
}
