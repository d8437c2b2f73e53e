import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DEMO_GALERI, GALERI_ALTS } from '../api/src/ops/seed/demo/galeri.ts'
import { DEMO_SPANDUK, SPANDUK_ALTS } from '../api/src/ops/seed/demo/spanduk.ts'
import { GAMBAR_NAMES, KATALOG, katalogSrc, katalogUrl, katalogWidths } from '../site/src/gambar/katalog.ts'
import { BANNER_SLOTS } from '../site/src/gambar/slots.ts'
import { GAMBAR_DIR, listMasters } from './gambar.ts'

const inPublic = (address: string) => join(GAMBAR_DIR, '..', address)

describe('the catalogue of pictures', () => {
  test('names every master and nothing else', async () => {
    expect([...GAMBAR_NAMES].sort()).toEqual((await listMasters()).sort())
  })

  test.each(GAMBAR_NAMES)('gives the size of %s as the file has it', async (name) => {
    const { width, height } = await sharp(join(GAMBAR_DIR, `${name}.webp`)).metadata()
    expect({ width, height }).toEqual({ width: KATALOG[name].width, height: KATALOG[name].height })
  })

  test.each(GAMBAR_NAMES)('lists only files of %s that exist', (name) => {
    const addresses = [
      ...katalogWidths(name, 'avif').map((width) => katalogUrl(name, width, 'avif')),
      ...katalogWidths(name, 'webp').map((width) => katalogUrl(name, width, 'webp')),
      katalogSrc(name),
    ]
    expect(addresses.filter((address) => !existsSync(inPublic(address)))).toEqual([])
  })

  test('describes each picture in words of its own', () => {
    const alts = GAMBAR_NAMES.map((name) => KATALOG[name].alt)
    expect(alts.every((alt) => alt.length >= 15)).toBe(true)
    expect(new Set(alts).size).toBe(alts.length)
  })
})

describe('the slots', () => {
  test('use photographs where people look first; no photograph shows a departure', () => {
    const first = [...DEMO_SPANDUK, ...Object.values(BANNER_SLOTS)].map(({ gambar }) => gambar)
    expect(GAMBAR_NAMES.filter((name) => first.includes(name) && KATALOG[name].kind !== 'render')).toEqual([
      'bandara',
    ])
  })
})

describe('the pictures of the demonstration', () => {
  test('says of each picture what the catalogue says, and shows none twice', () => {
    const said = Object.fromEntries(GAMBAR_NAMES.map((name) => [name, KATALOG[name].alt]))
    expect(
      Object.entries({ ...GALERI_ALTS, ...SPANDUK_ALTS }).filter(([name, alt]) => said[name] !== alt),
    ).toEqual([])
    expect(new Set(DEMO_GALERI.map(({ gambar }) => gambar)).size).toBe(DEMO_GALERI.length)
  })

  test('begins with six of one kind, which the home page shows side by side', () => {
    const first = DEMO_GALERI.slice(0, 6).map(({ gambar }) => gambar)
    expect(GAMBAR_NAMES.filter((name) => first.includes(name)).map((name) => KATALOG[name].kind)).toEqual(
      Array.from({ length: 6 }, () => 'render'),
    )
  })
})
