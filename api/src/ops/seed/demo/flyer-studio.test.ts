import { join } from 'node:path'
import { agencyOf } from '@safar/shared/settings/agency'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { demoPaket } from './demo.ts'
import type { DemoGambar, DemoPaket } from './demo-paket.ts'
import { type FlyerStudio, openFlyerStudio } from './flyer-studio.ts'

const PUBLIC_DIR = join(import.meta.dirname, '../../../../../public')
const [paket] = demoPaket('2026-11-21') as [DemoPaket, ...DemoPaket[]]
const agency = agencyOf(PENGATURAN_CONTOH, { siteUrl: 'https://safar.test', today: '2026-11-21' })

let studio: FlyerStudio | undefined
afterEach(() => studio?.close())

test('flyers come back one after the other from the process that sets them', async () => {
  studio = openFlyerStudio(PUBLIC_DIR, agency)
  const first = await studio.compose(paket)
  const second = await studio.compose({ ...paket, nama_paket: 'Umrah Syawal' })
  expect((await sharp(first).metadata()).format).toBe('jpeg')
  expect(first.equals(second)).toBe(false)
})

test('a flyer that cannot be set says why, and the next one is set all the same', async () => {
  studio = openFlyerStudio(PUBLIC_DIR, agency)
  await expect(studio.compose({ ...paket, flyer: 'tidak-ada' as DemoGambar })).rejects.toThrow(
    'Input file is missing',
  )
  expect((await studio.compose(paket)).length).toBeGreaterThan(10_000)
})
