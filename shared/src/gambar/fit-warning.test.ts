import { expect, it } from 'vitest'
import { gambarWarning } from './fit-warning.ts'
import { GAMBAR_FRAMES, type GambarFrameName } from './ratio.ts'

const size = (width: number, height: number) => ({ width, height })

it.each(Object.entries(GAMBAR_FRAMES))('asks for a size that fits: %s', (name, { wanted }) => {
  expect(gambarWarning(wanted, name as GambarFrameName)).toBeNull()
})

it('lets pass what a frame cuts little from', () => {
  expect(gambarWarning(size(1600, 1000), 'poster')).toBeNull()
  expect(gambarWarning(size(800, 1000), 'flyer')).toBeNull()
  expect(gambarWarning(size(1200, 800), 'hotel')).toBeNull()
})

it('names a portrait poster, a landscape flyer and a stamp, with the size that is wanted', () => {
  expect(gambarWarning(size(1080, 1920), 'poster')).toBe(
    'Gambar ini 1080 × 1920 piksel: sekitar 58% terpotong di situs. Yang pas: 1600 × 1200 piksel (4:3).',
  )
  expect(gambarWarning(size(1600, 900), 'flyer')).toBe(
    'Gambar ini 1600 × 900 piksel: bentuknya lain, di situs tampil kecil dengan ruang kosong. Yang pas: 1200 × 1500 piksel (4:5).',
  )
  expect(gambarWarning(size(120, 90), 'poster')).toBe(
    'Gambar ini 120 × 90 piksel: terlalu kecil, akan tampak buram. Yang pas: 1600 × 1200 piksel (4:3).',
  )
  expect(gambarWarning(size(90, 300), 'maskapai')).toMatch(/terlalu kecil.*; sekitar 80% terpotong/)
})
