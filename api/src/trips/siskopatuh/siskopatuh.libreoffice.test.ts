import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { SISKOPATUH_KOLOM, SISKOPATUH_KOLOM_NAMA } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openZip } from '../../platform/sheet/read-zip.ts'
import { ministryWorkbook } from '../../testing/ministry-workbook.ts'
import { fillTemplate } from './fill-template.ts'
import { openTemplate } from './template.repository.ts'

/** The first sheet as text: cells as they look, between tabs. */
const CELLS = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true,false'
const run = promisify(execFile)

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'safar-libreoffice-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function converted(file: string, to: string): Promise<Buffer> {
  const soffice = process.env.SOFFICE_PATH
  if (!soffice) throw new Error('npm run libreoffice says where LibreOffice is')
  const profile = `-env:UserInstallation=${pathToFileURL(join(dir, 'profil'))}`
  await run(soffice, [profile, '--headless', '--convert-to', to, '--outdir', dir, file])
  return readFile(file.replace(/xlsm$/, to.slice(0, 3)))
}

/** Returns a cell of the nth person: numbers begin with a zero, and a father's name looks like a formula. */
const cellOf = (name: (typeof SISKOPATUH_KOLOM_NAMA)[number], nth: number): string => {
  const { kind, head } = SISKOPATUH_KOLOM[name]
  if (kind === 'day') return `199${nth}-07-01`
  if (name === 'nama_ayah') return '=1+1 & <b>'
  return /^No\b/.test(head) ? `00${nth}0060123456` : `${head.trim()} ${nth}`
}
const countOf = (xml: Buffer | null, tag: string) => xml?.toString().split(`<${tag} `).length ?? 0

it('opens in LibreOffice with its lists and names, and gives back every cell as it was entered', async () => {
  const people = [1, 2].map((nth) => SISKOPATUH_KOLOM_NAMA.map((name) => cellOf(name, nth)))
  const rows = people.map((cells) => ({
    sel: new Map(SISKOPATUH_KOLOM_NAMA.map((name, at) => [name, cells[at] ?? ''])),
  }))
  const filled = await fillTemplate(await openTemplate(ministryWorkbook()), rows)
  const file = join(dir, 'manifes.xlsm')
  await writeFile(file, filled)

  const opened = await openZip(await converted(file, 'ods')).read('content.xml')
  const sent = openZip(filled)
  const [sheet, book] = [await sent.read('xl/worksheets/sheet1.xml'), await sent.read('xl/workbook.xml')]
  expect(countOf(sheet, 'dataValidation')).toBe(11)
  expect(countOf(opened, 'table:content-validation')).toBe(countOf(sheet, 'dataValidation'))
  expect(countOf(opened, 'table:named-range')).toBe(countOf(book, 'definedName'))

  const [heads = '', ...lines] = (await converted(file, CELLS)).toString().trimEnd().split(/\r?\n/)
  const at = new Map(heads.split('\t').map((head, place) => [head.trim(), place]))
  const back = lines.map((line) =>
    SISKOPATUH_KOLOM_NAMA.map((name) => line.split('\t')[at.get(SISKOPATUH_KOLOM[name].head.trim()) ?? -1]),
  )
  expect(back).toEqual(people)
})
