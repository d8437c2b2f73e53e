import { describe, expect, it } from 'vitest'
import { paketRecord } from '../../content/paket/factory.ts'
import { antreanKe, belumKursi, KURSI_TERCATAT, tempatAntrean } from '../../outbound/belum-kursi.ts'
import { giliranChat, isCukup } from './giliran.ts'
import { KABARI_BULAN, matchesNotifyMe, notifyMeMonths, notifyMeText, notifyMeUntil } from './notify-me.ts'
import { tungguChat, tungguLangkah, tungguRefusal, tungguSampai } from './tunggu.ts'

const TODAY = '2026-11-23'

describe('a queue', () => {
  it.each([
    [0, 1, null],
    [2, 3, null],
    [3, 3, 'Masih ada 3 kursi'],
    [9, 1, 'Masih ada 9 kursi'],
  ])('of a departure with %i seats takes %i people: %s', (sisa_pax, orang, refusal) => {
    const said = tungguRefusal({ sisa_pax, tanggal_keberangkatan: TODAY }, orang, TODAY)
    expect(said?.slice(0, 17) ?? null).toBe(refusal)
  })

  it('is closed the day after departure, and kept for a year where no day is set', () => {
    const gone = { sisa_pax: 0, tanggal_keberangkatan: '2026-11-22' }
    expect(tungguRefusal(gone, 1, TODAY)).toContain('sudah lewat')
    expect(tungguSampai(gone, TODAY)).toBe('2026-11-22')
    expect(tungguSampai({ ...gone, tanggal_keberangkatan: '' }, TODAY)).toBe('2027-11-23')
  })

  it('is served by seats for all of a group, or for some where they said so', () => {
    const group = { jumlah_pax: 3, mau_sebagian: false }
    expect([isCukup(group, 3), isCukup(group, 2), isCukup({ ...group, mau_sebagian: true }, 1)]).toEqual([
      true,
      false,
      true,
    ])
    expect(isCukup({ ...group, mau_sebagian: true }, 0)).toBe(false)
    expect(isCukup({ jumlah_pax: null, mau_sebagian: false }, 1)).toBe(true)
  })
})

describe('a wish', () => {
  it('is for this month or one of the next, and ends with it', () => {
    const months = notifyMeMonths('2026-11-30')
    expect([months[0], months[2], months.at(-1), months.length]).toEqual([
      '2026-11',
      '2027-01',
      '2028-10',
      KABARI_BULAN,
    ])
    expect([notifyMeUntil('2027-02'), notifyMeUntil('2028-02'), notifyMeUntil('2026-12')]).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2026-12-31',
    ])
  })

  it('meets a departure of its month, city and kind that is on sale', () => {
    const paket = { ...paketRecord(), pemberangkatan: 'Jakarta (CGK)', tanggal_keberangkatan: '2027-03-01' }
    const wish = { bulan: '2027-03', kota: 'jakarta', kategori: '' } as const
    const meets = (over: object, other: object = {}) =>
      matchesNotifyMe({ ...wish, ...over }, { ...paket, ...other }, TODAY)
    expect([meets({}), meets({ kota: '' }), meets({ kota: 'CGK' }), meets({ kategori: 'umroh' })]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([
      meets({ bulan: '2027-02' }),
      meets({ kota: 'Surabaya' }),
      meets({ kategori: 'haji' }),
      meets({}, { sisa_pax: 0 }),
      meets({}, { pemberangkatan: '' }),
      meets({}, { tanggal_keberangkatan: '' }),
    ]).toEqual([false, false, false, false, false, false])
  })
})

it('says in a chat what it is about', () => {
  const paket = paketRecord({ sisa_pax: 3 })
  const told = { nama: 'Rahma', kode: 'K7MD-3RTX', jumlah_pax: 2, bulan: '2026-12', kota: 'Jakarta' }
  expect(giliranChat('Safar', { ...told, jenis: 'tunggu', kategori: '' }, paket, 4)).toBe(
    "Assalamu'alaikum Rahma, kami dari Safar. Ada 3 kursi kosong untuk Umrah Reguler Desember keberangkatan 12 Desember 2026. Anda di antrean ke-4 untuk 2 orang. Kursi baru tercatat untuk Anda setelah pembayaran pertama Anda kami terima. Apakah Anda masih berminat? (kode K7MD-3RTX)",
  )
  expect(giliranChat('Safar', { ...told, jenis: 'kabari', kategori: 'umroh' }, paket, 0)).toContain(
    'dikabari tentang Umroh Desember 2026 dari Jakarta',
  )
  expect(giliranChat('Safar', { ...told, jenis: 'kabari', kategori: 'umroh' }, paket, 0)).toContain(
    KURSI_TERCATAT,
  )
  expect(notifyMeText({ bulan: '2026-12', kota: '', kategori: '' })).toBe('Desember 2026')
  expect(tungguChat('Safar', paket)).toContain('masuk daftar tunggu Umrah Reguler Desember keberangkatan 12')
  expect(tungguChat('Safar', paket, { ...told, orang: 2, kamar: 'quad' })).toContain(
    '(2 orang, Quad (berempat))',
  )
  // Who queues is forgotten once a page is read anew; the code says it.
  expect(tungguChat('Safar', paket, { kode: 'K7MD-3RTX', orang: 2 })).toContain(
    'Safar, saya ada di daftar tunggu',
  )
})

it('says of everything that is no booking that it is none, and when a seat is theirs', () => {
  for (const apa of ['tunggu', 'kabari', 'penuh'] as const) {
    expect(belumKursi(apa)).toMatch(/ bukan pemesanan: Anda belum mendapat kursi\. /)
    expect(belumKursi(apa)).toContain(KURSI_TERCATAT)
  }
  for (const place of [antreanKe(2), antreanKe(null), tempatAntrean(2)])
    expect(place).toMatch(/, belum mendapat kursi$/)
  const [ada] = tungguLangkah('2026-12-12')
  expect(ada?.teks).toContain('Belum tentu')
})
