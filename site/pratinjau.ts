import { stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { COMPILED_FOLDER, STATE_FILE } from './bundel/bundle.ts'

/*
 * Renders one page as a release would hold it, with one record in the place of what is published, from a kept bundle:
 * `node site/pratinjau.ts --bundle NAME`, which reads what to render from standard input and writes the page to standard
 * output, as JSON. Exit 3 means that there is no such bundle.
 */

const NO_BUNDLE = 3
const { values } = parseArgs({ options: { bundle: { type: 'string' } } })
if (!values.bundle || !/^[\w-]+$/.test(values.bundle)) throw new Error('node site/pratinjau.ts --bundle NAME')
process.chdir(import.meta.dirname)
process.env.NODE_ENV = 'production'
process.env.SITE_ROOT = import.meta.dirname
const bundle = join(import.meta.dirname, '.astro', 'bundel', values.bundle)
if (!(await stat(join(bundle, STATE_FILE)).catch(() => null))) process.exit(NO_BUNDLE)
enableCompileCache(join(bundle, COMPILED_FOLDER))

const jobSchema = z.object({
  jenis: z.string(),
  record: z.looseObject({ id: z.number(), slug: z.string().optional() }),
  atEnd: z.boolean(),
  halaman: z.string().startsWith('/'),
  rupa: z.array(z.looseObject({ image_name: z.string() })),
  pesan: z.string(),
})
// A process that was ready has it already (`siap.ts`).
const { safarInput } = globalThis as typeof globalThis & { safarInput?: string }
const job = jobSchema.parse(JSON.parse(safarInput ?? (await text(process.stdin))))

const { holdAgency } = await import('./src/load-agency.ts')
const { siteUrl } = await holdAgency(process.env)
const { renderPreview } = await import('./bundel/render-preview.ts')
const contentConfig = join(import.meta.dirname, 'src/content.config.ts')
const page = await renderPreview({ bundle, siteUrl, contentConfig, job })
process.stdout.write(JSON.stringify(page), () => process.exit(0))
