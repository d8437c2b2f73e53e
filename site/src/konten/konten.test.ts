import { existsSync } from 'node:fs'
import { readAgency } from '@safar/shared/agency'
import { durasiSchema } from '@safar/shared/format/durasi-schema'
import { paketSchema } from '@safar/shared/paket/schema'
import { describe, expect, it } from 'vitest'
import { ARTIKEL_SLOTS, CONTOH_SLOTS, PEMBIMBING_SLOTS, PROFIL_SLOTS } from '../gambar/slots.ts'
import { ARTIKEL } from './artikel.ts'
import { CONTOH_IBADAH, CONTOH_ILMIAH, CONTOH_SEJARAH } from './contoh-paket.ts'
import { pembimbingDikenal } from './pembimbing.ts'
import { privasi } from './privasi.ts'
import { PRODUK } from './produk.ts'
import * as profil from './profil.ts'
import { syarat } from './syarat.ts'
import { TESTIMONI, TESTIMONI_LABEL } from './testimoni.ts'

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

const agency = readAgency()
const ALL = texts([ARTIKEL, TESTIMONI, PRODUK, { ...profil }, privasi(agency), syarat(agency)])

describe('the fixed texts', () => {
  it('are as many as the specification asks for', () => {
    expect(profil.MISI).toHaveLength(8)
    expect(profil.LAYANAN.map(({ nama }) => nama)).toEqual([
      'Haji Khusus',
      'Umroh Overseas',
      'Umroh Plus',
      'Overseas Malaysia',
      'Halal Tour',
      "Ma'had Nabawi",
    ])
    expect(profil.PEMBIMBING).toHaveLength(2)
    expect(ARTIKEL).toHaveLength(3)
    expect(TESTIMONI.map(({ bintang }) => bintang)).toEqual([5, 5, 5])
  })

  it('have a picture wherever the layout shows one', () => {
    expect(profil.LAYANAN.map(({ nama }) => nama)).toEqual(Object.keys(PROFIL_SLOTS.layanan))
    expect(profil.PEMBIMBING).toHaveLength(PEMBIMBING_SLOTS.length)
    expect(ARTIKEL.map(({ slot }) => slot)).toEqual(Object.keys(ARTIKEL_SLOTS))
    const slots = [...CONTOH_IBADAH, ...CONTOH_ILMIAH, ...PRODUK].map(({ slot }) => slot)
    expect(slots.filter((slot) => !(slot in CONTOH_SLOTS))).toEqual([])
  })

  it('lend their face and role to the guides of a package that bear the same name', () => {
    const [first] = profil.PEMBIMBING
    const [guide, ...others] = pembimbingDikenal([{ nama: 'Ustadz Yusuf' }, { nama: first?.nama ?? '' }])
    expect(guide).toMatchObject({ nama: first?.nama, peran: first?.peran })
    expect(existsSync(new URL(`../../../public${guide?.potret}`, import.meta.url))).toBe(true)
    expect(others).toEqual([])
  })

  it('address the reader as Anda and hold no placeholder, double space or stray white space', () => {
    const wrong = ALL.filter((text) =>
      /\banda\b|\bkamu\b|[Ll]orem|ipsum|TODO| {2,}|^\s|\s$| [,.;]/.test(text),
    )
    expect(wrong).toEqual([])
  })

  it('mark quotes that nobody said as examples', () => {
    expect(TESTIMONI_LABEL).toBe('Contoh testimoni')
  })
})

describe('the sample packages', () => {
  it('are the specification’s', () => {
    const rows = [...CONTOH_IBADAH, ...CONTOH_ILMIAH].map(
      ({ title, date, duration, hotel, totalPax, departure, price }) =>
        [title, date, duration, hotel, totalPax, departure, price].join(' | '),
    )
    expect(rows).toEqual([
      'Umrah Reguler 2024 | 2024-09-21 | 9 Hari | 4 | 100 | Jakarta | 32000000',
      'Umrah Reguler 2024 | 2024-10-19 | 9 Hari | 4 | 100 | Jakarta | 32000000',
      'Umrah Reguler 2024 | 2024-11-16 | 9 Hari | 4 | 100 | Jakarta | 32000000',
      'Umrah Akhir Tahun | 2024-12-27 | 9 Hari | 5 | 100 | Jakarta | 47000000',
      'Study Overseas Bahasa Arab | 2024-12-24 | 21 Hari | 4 | 100 | Jakarta | 56000000',
    ])
    expect(CONTOH_SEJARAH).toEqual([])
  })
})

describe('the static products', () => {
  it('are the three of the specification with 50 seats and its terms', () => {
    expect(PRODUK.map(({ paket }) => paket.nama_paket)).toEqual([
      'Umrah plus Itikaf Ramadan',
      'Haji Dakhili',
      'Umrah plus Overseas',
    ])
    for (const { paket } of PRODUK) {
      expect([paket.total_pax, paket.sisa_pax]).toEqual([50, 50])
      const terms = paket.syarat_ketentuans.map(({ keterangan }) => keterangan).join('\n')
      expect(terms).toMatch(/Rp10\.000\.000 per pax/)
      expect(terms).toMatch(/7 bulan.*3 kata/)
      expect(terms).toMatch(/meningitis/)
    }
  })

  it('are whole packages with an honest price list and as many days as they last', () => {
    for (const { paket } of PRODUK) {
      expect(paketSchema.safeParse(paket).error).toBeUndefined()
      expect(durasiSchema.parse(paket.itineraris.length)).toBe(paket.durasi)
      expect(paket.harga_quad).toBeLessThanOrEqual(paket.harga_triple)
      expect(paket.harga_triple).toBeLessThanOrEqual(paket.harga_double)
    }
  })
})

describe('the privacy page', () => {
  it('keeps the promise of the consent’s own text', () => {
    expect(texts(privasi(agency)).join(' ')).toContain('24 bulan')
  })

  it('tells of a pixel only where one is set', () => {
    expect(texts(privasi(agency)).join(' ')).not.toMatch(/Meta/)
    expect(texts(privasi({ ...agency, pixelId: '123' })).join(' ')).toMatch(/Meta.*setelah Anda setuju/)
  })
})
