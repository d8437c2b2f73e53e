import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANTAI } from '../shared/src/platform/browser/lantai.ts'
import { dibawa, kurangOf, masukan } from './lantai.ts'

const ROOT = join(import.meta.dirname, '..')
const BAWAAN = 'shared/src/platform/browser/bawaan.ts'
const brought = dibawa(readFileSync(join(ROOT, BAWAAN), 'utf8'))

const SAMPLE = `
class Own { at(index: number) { return index } with(name: string) { return name } }
const list: readonly number[] = [1]
list.at(0)
list.findLast((one) => one > 0)
structuredClone(list)
list.with(0, 2)
Object.groupBy(list, String)
AbortSignal.timeout(5)
'a-a'.replaceAll('a', 'b')
new Own().at(1) + new Own().with('x')
crypto.randomUUID()
new Intl.Segmenter('id')
document.body.replaceChildren('a')
new URLSearchParams('').size.toFixed()
document.startViewTransition?.(() => {})
if ('checkVisibility' in document.body) document.body.checkVisibility()
const patterns = /(?<=a)b/
new Uint8Array(2).at(-1)
if (!navigator.share) throw new Error()
navigator.share({ url: '/' })
'abc'.isWellFormed()
`

const lines = (known: ReadonlySet<string>) =>
  kurangOf(
    ROOT,
    { files: [], inline: new Map([['shared/src/platform/browser/contoh.ts', SAMPLE]]) },
    { lantai: LANTAI, brought: known },
  ).kurang.map(({ file, line, apa }) => `${file}:${line} ${apa}`)

it('finds what the floor lacks by its file and line, and takes no method of our own for it', () => {
  expect(lines(new Set())).toEqual(
    [
      '4 Array.at',
      '5 Array.findLast',
      '6 structuredClone',
      '7 Array.with',
      '8 Object.groupBy',
      '9 AbortSignal.timeout',
      '12 Crypto.randomUUID',
      '13 Intl.Segmenter',
      '14 ParentNode.replaceChildren',
      '15 URLSearchParams.size',
      '18 pola yang melihat ke belakang',
      '19 TypedArray.at',
      '22 String.isWellFormed',
    ].map((found) => `shared/src/platform/browser/contoh.ts:${found}`),
  )
})

it('lets be what is brought before all scripts', () => {
  expect([...brought]).toEqual(expect.arrayContaining(['Array.at', 'TypedArray.at', 'AbortSignal.timeout']))
  const left = lines(brought).map((found) => found.split(':')[1])
  expect(left).toContain('6 structuredClone')
  for (const found of ['4 Array.at', '7 Array.with', '9 AbortSignal.timeout', '15 URLSearchParams.size'])
    expect(left).not.toContain(found)
})

it('no script of site and office calls what a browser of the floor lacks', async () => {
  const given = await masukan(ROOT)
  expect(given.files.length).toBeGreaterThan(10)
  expect(given.inline.size).toBeGreaterThan(5)
  const { kurang, dibaca } = kurangOf(ROOT, given, { lantai: LANTAI, brought })
  expect(dibaca).toBeGreaterThan(400)
  expect(kurang.map(({ file, line, apa, sejak }) => `${file}:${line} ${apa} (${sejak})`)).toEqual([])
})
