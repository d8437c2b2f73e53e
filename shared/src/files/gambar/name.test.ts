import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gambarUrl } from '../../platform/address/gambar.ts'
import { WORK_MS, workOf } from '../../platform/testing/work.ts'
import {
  gambarNamesIn,
  gambarSize,
  gambarSrcset,
  gambarVariant,
  gambarVariantWidths,
  gambarWider,
  isGambarFile,
} from './name.ts'

it('reads the size out of a name of ours, and of no other', () => {
  expect(gambarSize('kx3f9m-1600x1000.webp')).toEqual({ width: 1600, height: 1000 })
  expect(gambarSize('poster.jpg')).toBeNull()
  expect(gambarSize('../kx3f9m-1600x1000.webp')).toBeNull()
})

it('names the smaller files, only below the own width', () => {
  expect(gambarVariant('a-1600x1000.webp', 480)).toBe('a-1600x1000.w480.webp')
  expect(gambarVariantWidths('a-1600x1000.webp')).toEqual([480, 640, 960])
  expect(gambarVariantWidths('a-800x1000.webp')).toEqual([480, 640])
  expect(gambarVariantWidths('poster.jpg')).toEqual([])
})

it('lists every width with its address', () => {
  expect(gambarSrcset('a-800x1000.webp', 'https://api.safar.test')).toBe(
    'https://api.safar.test/storage/img_uploads/a-800x1000.w480.webp 480w, https://api.safar.test/storage/img_uploads/a-800x1000.w640.webp 640w, https://api.safar.test/storage/img_uploads/a-800x1000.webp 800w',
  )
  expect(gambarSrcset('a-400x300.webp')).toBeUndefined()
  expect(gambarSrcset('poster.jpg')).toBeUndefined()
})

it('escapes names of older hosts', () => {
  expect(gambarUrl('poster baru.jpg')).toBe('/storage/img_uploads/poster%20baru.jpg')
})

describe('names in a text', () => {
  it('are found wherever they stand', () => {
    expect(gambarNamesIn('{"thumbnail":"abc-10x20.webp","hotels":"x kx3f9m2a7c-1600x1000.webp"}')).toEqual([
      'abc-10x20.webp',
      'kx3f9m2a7c-1600x1000.webp',
    ])
  })

  it('are read as one pattern over the whole text reads them', () => {
    const whole = /[a-z0-9]{1,40}-\d{1,5}x\d{1,5}\.webp/g
    const part = fc.constantFrom(
      'a',
      'Z',
      '9',
      '-',
      'x',
      '.',
      ' ',
      '12x34',
      '-1x2.webp',
      '.webp',
      'b'.repeat(30),
    )
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (each) => {
        expect(gambarNamesIn(each)).toEqual([...(each.match(whole) ?? [])])
      }),
    )
  })

  it('cost no more than the text is long, whatever it holds', () => {
    const hostile = 'a'.repeat(64_000)
    // Read anew from each letter on, it would take seconds.
    expect(workOf(() => gambarNamesIn(hostile))).toBeLessThan(WORK_MS)
    expect(workOf(() => gambarNamesIn('.webp'.repeat(13_000)))).toBeLessThan(WORK_MS)
  })
})

it.each([
  ['kx3f9m2a7c-1600x1000.webp', true],
  ['kx3f9m2a7c-1600x1000.w480.webp', true],
  ['../kx3f9m2a7c-1600x1000.webp', false],
  ['/tmp/kx3f9m2a7c-1600x1000.webp', false],
  ['kx3f9m2a7c-1600x1000.webp\0', false],
  ['kx3f9m2a7c-1600x1000.webp\n', false],
  ['kx3f9m2a7c-1600x1000.avif', false],
  ['poster.jpg', false],
  ['', false],
])('takes %j for a file of ours: %s', (name, expected) => {
  expect(isGambarFile(name)).toBe(expected)
})

it('knows which wider files stand in for a smaller one that is not there', () => {
  expect(gambarWider('a-1600x1000.w640.webp')).toEqual(['a-1600x1000.w960.webp', 'a-1600x1000.webp'])
  expect(gambarWider('a-800x1000.w640.webp')).toEqual(['a-800x1000.webp'])
  for (const other of ['a-1600x1000.webp', 'a-1600x1000.w500.webp', 'a-600x1000.w640.webp', 'poster.jpg'])
    expect(gambarWider(other)).toEqual([])
})
