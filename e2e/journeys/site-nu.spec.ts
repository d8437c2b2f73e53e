import { execFile } from 'node:child_process'
import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, siteIsCurrent, test } from './api.ts'
import { firstPaket } from './site-pages.ts'

/*
 * Checks every page by the Nu HTML checker, which is the W3C's own: all that was published, the office's entry, and the
 * pages that the server writes itself.
 */

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** The checker's complaints about styles newer than its grammar. About other things it is right. */
const NEWER_CSS = [
  /^CSS: Unrecognized at-rule “@(?:container|starting-style|view-transition)”$/,
  /^CSS: “(?:container-type|scroll-target-group)”: Property “[\w-]+” doesn't exist\.$/,
  /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
  /^CSS: Unknown pseudo-element or pseudo-class “:target-current”$/,
  // Sizes in `cqi`, of their container.
  /^CSS: “--text-[\w-]+”: Parse Error\.$/,
]

interface Finding {
  url: string
  message: string
  extract?: string
}

/** Runs the checker on all pages below some folders, in one virtual machine: starting it takes longer than checking. */
async function findings(...folders: string[]): Promise<Finding[]> {
  // An optimising compiler would work longer than it saves.
  const machine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m', '-Xmx512m']
  const checker = [
    '-jar',
    JAR,
    '--format',
    'json',
    '--errors-only',
    '--skip-non-html',
    '--stdout',
    '--exit-zero-always',
  ]
  const { stdout } = await promisify(execFile)(
    process.env.JAVA_PATH ?? 'java',
    [...machine, ...checker, ...folders],
    { maxBuffer: 64_000_000 },
  )
  const { messages }: { messages: Finding[] } = JSON.parse(stdout)
  return messages
}

/** Pages that the server writes itself, each asked for as a browser without scripts asks. */
async function serverPages(request: APIRequestContext, email: string): Promise<[string, APIResponse][]> {
  const headers = { accept: 'text/html' }
  const slug = (await firstPaket(request)).split('/').at(-1) ?? ''
  const asked = { nama: 'Siti', email, setuju: 'true' }
  return [
    ['docs', await request.get('/api/docs')],
    ['formulir', await request.get('/api/pendaftaran/formulir')],
    ['formulir-paket', await request.get(`/api/pendaftaran/formulir?paket=${slug}`)],
    ['formulir-salah', await request.post('/api/pendaftaran', { headers, form: { nama: '' } })],
    ['tanda-terima', await request.post('/api/pendaftaran', { headers, form: asked })],
    ['cari', await request.get('/api/tanya/cari?q=paspor')],
    ['cari-kosong', await request.get('/api/tanya/cari?q=zzzz')],
    ['berhenti', await request.get('/api/berhenti/tautan-yang-tidak-dikenal')],
    ['data-diminta', await request.post('/api/permintaan-data', { headers, form: { email } })],
    ['data-salah', await request.post('/api/permintaan-data/saya', { headers, form: { token: 'x' } })],
    ['berhenti-sudah', await request.post('/api/berhenti/tautan-yang-tidak-dikenal', { headers, form: {} })],
    ['kantor', await request.get('/admin')],
  ]
}

test('the Nu HTML checker finds no error on any page', async ({ request, admin, api }, info) => {
  await siteIsCurrent(admin)
  const written = info.outputPath('server')
  await mkdir(written, { recursive: true })
  for (const [name, answer] of await serverPages(request, api.email('nu'))) {
    expect(answer.headers()['content-type'], `${name}: ${answer.status()}`).toContain('text/html')
    await writeFile(join(written, `${name}.html`), await answer.body())
  }
  const release = await realpath(join(process.env.E2E_DATA_DIR ?? '', 'releases', 'current'))
  const found = await findings(release, written)
  const wrong = found.filter(({ message }) => !NEWER_CSS.some((newer) => newer.test(message)))
  expect(wrong.map(({ url, message, extract }) => `${url}: ${message}\n  ${extract ?? ''}`)).toEqual([])
  // It did read its input: the complaints about styles prove it.
  expect(new Set(found.map(({ url }) => url)).size).toBeGreaterThan(40)
})
