import { expect, it } from 'vitest'
import { gambarSize, gambarSrcset, gambarUrl, gambarVariant, gambarVariantWidths } from './name.ts'

it('reads the size out of a name of ours, and of no other', () => {
  expect(gambarSize('kx3f9m-1600x1000.webp')).toEqual({ width: 1600, height: 1000 })
  expect(gambarSize('poster.jpg')).toBeNull()
  expect(gambarSize('../kx3f9m-1600x1000.webp')).toBeNull()
})

it('names the smaller files, only below the own width', () => {
  expect(gambarVariant('a-1600x1000.webp', 480)).toBe('a-1600x1000.w480.webp')
  expect(gambarVariantWidths('a-1600x1000.webp')).toEqual([480, 960])
  expect(gambarVariantWidths('a-800x1000.webp')).toEqual([480])
  expect(gambarVariantWidths('poster.jpg')).toEqual([])
})

it('lists every width with its address', () => {
  expect(gambarSrcset('a-800x1000.webp', 'https://api.safar.test')).toBe(
    'https://api.safar.test/storage/img_uploads/a-800x1000.w480.webp 480w, https://api.safar.test/storage/img_uploads/a-800x1000.webp 800w',
  )
  expect(gambarSrcset('a-400x300.webp')).toBeUndefined()
  expect(gambarSrcset('poster.jpg')).toBeUndefined()
})

it('escapes names of older hosts', () => {
  expect(gambarUrl('poster baru.jpg')).toBe('/storage/img_uploads/poster%20baru.jpg')
})
