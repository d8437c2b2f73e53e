import { join } from 'node:path'
import { agencyOf } from '@safar/shared/settings/agency'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPaket } from './demo.ts'
import type { DemoPaket } from './demo-paket.ts'
import { composeFlyer } from './flyer.ts'
import { FLYER_HEIGHT, FLYER_WIDTH, PICTURE_HEIGHT } from './flyer-layout.ts'

const PUBLIC_DIR = join(import.meta.dirname, '../../../../../public')
const agency = agencyOf(PENGATURAN_CONTOH, { siteUrl: 'https://safar.test', today: '2026-11-21' })
const [paket] = demoPaket('2026-11-21') as [DemoPaket, ...DemoPaket[]]
const flyer = (changes: Partial<DemoPaket> = {}) => composeFlyer({ ...paket, ...changes }, PUBLIC_DIR, agency)

/** Share of the words' ground whose pixels are not the ground's own emerald. */
async function inkOf(image: Buffer, top: number, height: number): Promise<number> {
  const pixels = await sharp(image)
    .extract({ left: 0, top, width: FLYER_WIDTH, height })
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.filter((value) => value > 90).length / pixels.length
}

test('a flyer is a portrait of 4:5 that an upload takes', async () => {
  const { format, width, height } = await sharp(await flyer()).metadata()
  expect({ format, ratio: width / height }).toEqual({ format: 'jpeg', ratio: 4 / 5 })
})

test('the words are drawn, and keep clear of the lower edge', async () => {
  const image = await flyer()
  expect(await inkOf(image, PICTURE_HEIGHT, FLYER_HEIGHT - PICTURE_HEIGHT)).toBeGreaterThan(0.03)
  expect(await inkOf(image, FLYER_HEIGHT - 40, 40)).toBe(0)
})

test('name, date and price each change the flyer', async () => {
  const images = await Promise.all([
    flyer(),
    flyer({ nama_paket: 'Umrah Syawal' }),
    flyer({ tanggal_keberangkatan: '2027-01-02' }),
    flyer({ harga_double: 33_000_000 }),
  ])
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length)
})

test('each ground of the demo packages is wide and high enough to be cut to the flyer', async () => {
  const grounds = new Map(demoPaket('2026-11-21').map((demo) => [demo.flyer, demo]))
  for (const demo of grounds.values()) {
    const { width } = await sharp(await composeFlyer(demo, PUBLIC_DIR, agency)).metadata()
    expect(width).toBe(FLYER_WIDTH)
  }
})
