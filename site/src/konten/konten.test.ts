import { PEMBIMBING_CONTOH } from '@safar/shared/content/contoh/pembimbing'
import { paketSchema } from '@safar/shared/content/paket/paket-schema'
import { durasiSchema } from '@safar/shared/platform/format/durasi-schema'
import { agencyFromEnv } from '@safar/shared/settings/agency-env'
import { describe, expect, it } from 'vitest'
import { CONTOH_SLOTS } from '../gambar/slots.ts'
import { CONTOH_IBADAH, CONTOH_ILMIAH, CONTOH_SEJARAH } from './contoh-paket.ts'
import { PRODUK } from './produk.ts'

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

const agency = agencyFromEnv({})
const ALL = texts([PRODUK, PEMBIMBING_CONTOH, agency])

describe('the fixed texts', () => {
  it('are as many as the specification asks for', () => {
    expect(agency.misi).toHaveLength(8)
    expect(PEMBIMBING_CONTOH).toHaveLength(2)
  })

  it('have a picture wherever the layout shows one', () => {
    const slots = [...CONTOH_IBADAH, ...CONTOH_ILMIAH, ...PRODUK].map(({ slot }) => slot)
    expect(slots.filter((slot) => !(slot in CONTOH_SLOTS))).toEqual([])
  })

  it('address the reader as Anda and hold no placeholder, double space or stray white space', () => {
    const wrong = ALL.filter((text) =>
      /\banda\b|\bkamu\b|[Ll]orem|ipsum|TODO| {2,}|^\s|\s$| [,.;]/.test(text),
    )
    expect(wrong).toEqual([])
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
    expect(texts(agency.privasi).join(' ')).toContain('24 bulan')
  })

  it('tells of a pixel only where one is set', () => {
    expect(texts(agency.privasi).join(' ')).not.toMatch(/Meta/)
    expect(texts(agencyFromEnv({ AGENCY_PIXEL_ID: '123' }).privasi).join(' ')).toMatch(
      /Meta.*setelah Anda setuju/,
    )
  })
})
