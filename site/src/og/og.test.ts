import { link, mkdir, mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paketRecord } from '@safar/shared/content/paket/factory'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brandCard, OG_HEIGHT, OG_WIDTH, type OgCard, ogName, ogPath, paketCard } from './card.ts'
import { drawCard } from './draw-card.ts'
import { PictureCache } from './picture-cache.ts'
import { type Prepared, preparePictures } from './prepare.ts'

const sample = paketCard('Safar', paketRecord())

describe('a shared picture', () => {
  it('says what a family asks first', () => {
    expect(sample).toMatchObject({
      judul: 'Umrah Reguler Desember',
      baris: 'Sabtu, 12 Desember 2026 · 9 Hari · dari Jakarta',
      harga: 'Rp 32.000.000',
    })
    expect(paketCard('Safar', paketRecord({ tanggal_keberangkatan: '', harga_double: 0 }))).toMatchObject({
      baris: '9 Hari · dari Jakarta',
      harga: '',
    })
  })

  it('keeps its name while seats are sold, and changes it with what it shows', () => {
    expect(ogPath(sample)).toMatch(/^\/og\/[0-9a-f]{20}\.jpg$/)
    expect(ogName(paketCard('Safar', paketRecord({ sisa_pax: 3 })))).toBe(ogName(sample))
    expect(ogName(paketCard('Safar', paketRecord({ harga_double: 1 })))).not.toBe(ogName(sample))
  })

  it('has the size that messengers want, with and without a photo, whatever the name', async () => {
    const photo = await sharp({ create: { width: 960, height: 600, channels: 3, background: '#c9a24b' } })
      .webp()
      .toBuffer()
    for (const [card, bytes] of [
      [sample, photo],
      [paketCard('Safar', paketRecord({ nama_paket: '北京 & <b>Türkiye</b> '.repeat(9) })), null],
      [brandCard('Safar', ''), null],
    ] as const) {
      const jpeg = await drawCard(card, bytes)
      expect(await sharp(jpeg).metadata()).toMatchObject({
        format: 'jpeg',
        width: OG_WIDTH,
        height: OG_HEIGHT,
      })
      expect(jpeg.length).toBeLessThan(300_000)
    }
  })

  it('keeps in sight of a photo what staff chose', async () => {
    const half = { create: { width: 800, height: 630, channels: 3, background: '#ffffff' } } as const
    const dark = await sharp({ create: { ...half.create, background: '#000000' } })
      .png()
      .toBuffer()
    const photo = await sharp({ create: { ...half.create, width: 1600 } })
      .composite([{ input: dark, left: 0, top: 0 }])
      .webp()
      .toBuffer()
    const brightness = async (fokus: { x: number; y: number }) => {
      const card = await drawCard({ ...sample, fokus }, photo)
      const { data, info } = await sharp(card)
        .extract({ left: 1100, top: 60, width: 80, height: 80 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (await sharp(data, { raw: info }).stats()).channels[0]?.mean
    }
    expect(await brightness({ x: 0, y: 0.5 })).toBeLessThan(60)
    expect(await brightness({ x: 1, y: 0.5 })).toBeGreaterThan(200)
    expect(ogName({ ...sample, fokus: { x: 1, y: 0.5 } })).not.toBe(ogName(sample))
  })

  it('shows the ornament where a package has no photo, and never a bare ground', async () => {
    const { data, info } = await sharp(await drawCard(sample, null))
      .extract({ left: 840, top: 60, width: 300, height: 510 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seen = await sharp(data, { raw: info }).stats()
    for (const { stdev } of seen.channels) expect(stdev).toBeGreaterThan(10)
  })

  it('carries the product’s wordmark for its namesake alone', async () => {
    const corner = async (brand: string) => {
      const drawn = sharp(await drawCard(brandCard(brand, ''), null))
      const cut = await drawn.extract({ left: 50, top: 50, width: 400, height: 110 }).png().toBuffer()
      return (await sharp(cut).stats()).entropy
    }
    expect(await corner('Safar')).toBeGreaterThan(1)
    expect(await corner('')).toBeLessThan(0.2)
  })
})

describe('drawing for a release', () => {
  let folder: string
  let drawn: string[]
  const cards = [1, 2, 3, 4].map((id) => paketCard('Safar', paketRecord({ nama_paket: `Paket ${id}` })))
  const deps = (overrides: object = {}) => ({
    cache: new PictureCache(folder),
    photo: async () => Buffer.from('foto'),
    draw: async ({ judul }: { judul: string }) => {
      drawn.push(judul)
      return Buffer.from(judul)
    },
    budgetMs: 1_000,
    now: () => 0,
    ...overrides,
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'og-'))
    drawn = []
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const textOf = async ({ pictures }: Prepared, card = sample) => {
    const picture = pictures.get(ogName(card))
    if (!picture) return null
    return 'file' in picture ? readFile(picture.file, 'utf8') : picture.bytes.toString()
  }

  it('pays once for each picture', async () => {
    expect((await preparePictures(cards, deps())).pictures.size).toBe(4)
    drawn = []
    const again = await preparePictures(cards, deps())
    expect(await textOf(again, cards[2])).toBe('Paket 3')
    expect(drawn).toEqual([])
  })

  it('stops when the budget is spent, says how many wait, and goes on at the next build', async () => {
    let time = 0
    const slow = deps({ now: () => time++, budgetMs: 3 })
    const first = await preparePictures(cards, slow)
    expect(first.waiting).toBeGreaterThan(0)
    expect(first.pictures.size + first.waiting).toBe(4)
    const next = await preparePictures(cards, deps())
    expect([next.pictures.size, next.waiting]).toEqual([4, 0])
  })

  it('draws without its photo what has none now, and with it once it is there', async () => {
    const draw = async ({ judul }: OgCard, photo: Buffer | null) => {
      drawn.push(judul)
      return Buffer.from(`${judul} ${photo ?? 'tanpa foto'}`)
    }
    const [card] = cards
    await preparePictures(cards.slice(0, 1), deps({ draw, photo: async () => null }))
    const still = await preparePictures(cards.slice(0, 1), deps({ draw, photo: async () => null }))
    expect(await textOf(still, card)).toBe('Paket 1 tanpa foto')
    expect(still.waiting).toBe(0)
    expect(drawn).toEqual(['Paket 1'])
    expect(await textOf(await preparePictures(cards.slice(0, 1), deps({ draw })), card)).toBe('Paket 1 foto')
  })

  it('goes on without a picture that cannot be drawn at all', async () => {
    const draw = async ({ judul }: OgCard) => {
      if (judul === 'Paket 2') throw new Error('no such letter')
      return Buffer.from(judul)
    }
    const { pictures, waiting } = await preparePictures(cards, deps({ draw }))
    expect([pictures.size, waiting]).toEqual([3, 0])
  })

  it('forgets what no build and no release has used in a month', async () => {
    const cache = new PictureCache(folder)
    for (const name of ['lama', 'dirilis', 'dipakai', 'baru']) await cache.put(name, Buffer.from(name))
    await mkdir(join(folder, 'rilis'))
    await link(cache.file('dirilis'), join(folder, 'rilis', 'og.jpg'))
    const old = new Date(Date.now() - 31 * 86_400_000)
    for (const name of ['lama', 'dirilis', 'dipakai']) await utimes(cache.file(name), old, old)
    await cache.prune(new Set([cache.file('dipakai'), cache.file('dirilis')]))
    expect([...(await cache.names())].sort()).toEqual(['baru', 'dipakai', 'dirilis'])
    // Use renews a file's time, but not that of a released one.
    expect((await stat(cache.file('dipakai'))).mtimeMs).toBeGreaterThan(old.getTime())
    expect((await stat(cache.file('dirilis'))).mtimeMs).toBe(old.getTime())
  })

  it('draws again where nothing can be written', async () => {
    const blocked = new PictureCache('/dev/null/og')
    expect(await blocked.put('a', Buffer.from('a'))).toBe(false)
    const { pictures } = await preparePictures(cards, deps({ cache: blocked }))
    expect(await textOf({ pictures, waiting: 0, isNew: true }, cards[3])).toBe('Paket 4')
  })
})
