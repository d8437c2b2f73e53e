import { expect, it } from 'vitest'
import { gambarWarning, tinggiWarning } from './fit-warning.ts'
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

it('says in which size a picture is kept that is too tall, and nothing of one whose height costs it nothing', () => {
  expect(tinggiWarning(size(1080, 16_000))).toBe(
    'Gambar ini 1080 × 16000 piksel dan akan disimpan 432 × 6400 piksel, karena paling tinggi 6.400 piksel. Agar tetap tajam, potong menjadi beberapa gambar.',
  )
  expect(tinggiWarning(size(1080, 6400))).toBeNull()
  // It becomes 1600 wide whatever its height.
  expect(tinggiWarning(size(4000, 16_000))).toBeNull()
})
