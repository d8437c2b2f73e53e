import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { GAMBAR_NAMES, KATALOG, katalogSrc, katalogUrl, katalogWidths } from '../site/src/gambar/katalog.ts'
import { BANNER_SLOTS, GALERI_HOME_SLOTS, GALERI_SLOTS, HERO_SLOTS } from '../site/src/gambar/slots.ts'
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
  test('fill the gallery of four columns and seven rows without a hole', () => {
    const cells = { besar: 4, tinggi: 2, lebar: 2, satu: 1 }
    expect(GALERI_SLOTS).toHaveLength(18)
    expect(GALERI_SLOTS.reduce((sum, { bentuk }) => sum + cells[bentuk], 0)).toBe(4 * 7)
    expect(new Set(GALERI_SLOTS.map(({ gambar }) => gambar)).size).toBe(18)
  })

  test('show six pictures of one kind on the home page, in two rows of twelve columns', () => {
    expect(GALERI_HOME_SLOTS).toHaveLength(6)
    expect(new Set(GALERI_HOME_SLOTS.map(({ gambar }) => KATALOG[gambar].kind)).size).toBe(1)
    expect(GALERI_HOME_SLOTS.map(({ kolom }) => kolom)).toEqual([5, 4, 3, 3, 4, 5])
  })

  test('use photographs where people look first; no photograph shows a departure', () => {
    const first = [...HERO_SLOTS, ...Object.values(BANNER_SLOTS)]
    const drawn = first.filter(({ gambar }) => KATALOG[gambar].kind !== 'render')
    expect(drawn.map(({ gambar }) => gambar)).toEqual(['bandara'])
  })
})
