import { describe, expect, it } from 'vitest'
import { musimErrors, musimGaps, musimPada } from '../../settings/pengaturan/musim.ts'
import { musimFound, polisFound, visaFound } from './journey-papers.ts'
import { rulesOf } from './rules.ts'
import type { Asked, Traveller } from './syarat.ts'

const MUSIM = {
  nama: '1448 H',
  mulai: '2026-06-10',
  visa_terakhir: '2027-03-01',
  masuk_terakhir: '2027-03-10',
  keluar_terakhir: '2027-03-25',
  sumber: 'Pengumuman',
  diperiksa_pada: '',
}
const NEXT = {
  ...MUSIM,
  nama: '1449 H',
  mulai: '2027-06-01',
  visa_terakhir: '2028-02-20',
  masuk_terakhir: '2028-03-01',
  keluar_terakhir: '2028-03-15',
}
const PAKET = { tanggal_keberangkatan: '2027-03-06', durasi: '9 Hari', tipe_paket: 'Umroh' }
const asked = (more: Partial<typeof PAKET> = {}, rest: Partial<Asked> = {}): Asked => ({
  ...rulesOf({ angka: [], aturan_siap: [], musim: [] }, { ...PAKET, ...more }, '2027-02-01'),
  ...rest,
})
const one = (more: Partial<Pick<Traveller, 'visa' | 'polis'>>): Traveller => ({
  id: 1,
  jenis: 'dewasa',
  tanggal_lahir: '',
  jamaah: null,
  visa: { ada: false, berlaku: '', akhir: '' },
  polis: { ada: false, awal: '', akhir: '' },
  ...more,
})
const visa = (berlaku: string, akhir = '') => one({ visa: { ada: true, berlaku, akhir } })
const polis = (awal: string, akhir: string) => one({ polis: { ada: true, awal, akhir } })
const said = (found: { keadaan: string; alasan: string } | null) =>
  found && `${found.keadaan} ${found.alasan}`.trim()

describe('a visa', () => {
  it('is void when it is unused thirty days after its issue', () => {
    expect(said(visaFound(visa('2027-02-04'), asked()))).toBe('ok')
    expect(said(visaFound(visa('2027-02-03'), asked()))).toMatch(
      /^penghalang Visa terbit 3 Februari 2027 dan hangus .* paling lambat masuk 5 Maret 2027/,
    )
    const later = { ...asked(), angka: { ...asked().angka, visa_pakai_hari: 90 } }
    expect(said(visaFound(visa('2027-02-03'), later))).toBe('ok')
    // The departure that moves by a day turns it.
    expect(said(visaFound(visa('2027-02-04'), asked({ tanggal_keberangkatan: '2027-03-07' })))).toContain(
      'penghalang',
    )
  })

  it('lasts until the return and begins before the departure; one without days is only odd', () => {
    expect(said(visaFound(visa('2027-02-10', '2027-03-14'), asked()))).toBe('ok')
    expect(said(visaFound(visa('2027-02-10', '2027-03-13'), asked()))).toContain('sebelum pulang 14 Maret')
    expect(said(visaFound(visa('2027-03-07'), asked()))).toContain('sesudah berangkat')
    expect(said(visaFound(visa(''), asked()))).toContain('peringatan')
  })

  it('is asked for from its day on and not before, and of no other journey', () => {
    const on = (today: string) => said(visaFound(one({}), asked({}, { today })))
    expect([on('2027-02-19'), on('2027-02-20'), on('2027-03-07')]).toEqual([
      null,
      'penghalang Visa belum dicatat.',
      null,
    ])
    expect(visaFound(visa('2020-01-01'), asked({ tipe_paket: 'Overseas' }))).toBeNull()
    expect(visaFound(visa('2020-01-01'), asked({ tipe_paket: 'Haji' }))).toBeNull()
  })

  it('comes too late after the last day of its season', () => {
    const season = { musim: [MUSIM] }
    expect(said(visaFound(visa('2027-03-01'), asked({}, season)))).toBe('ok')
    expect(said(visaFound(visa('2027-03-02'), asked({}, season)))).toContain('sesudah visa terakhir')
    const late = asked({}, { ...season, today: '2027-03-02' })
    expect(said(visaFound(one({}), late))).toContain('visa terakhir musim ini terbit 1 Maret 2027')
  })
})

it('wants a policy from the departure to the return, from its day on', () => {
  expect(said(polisFound(polis('2027-03-06', '2027-03-14'), asked()))).toBe('ok')
  expect(said(polisFound(polis('2027-03-07', '2027-04-01'), asked()))).toContain('penghalang')
  expect(said(polisFound(polis('2027-03-01', '2027-03-13'), asked()))).toContain(
    'sebelum pulang 14 Maret 2027',
  )
  expect(said(polisFound(polis('2027-03-01', ''), asked()))).toContain('peringatan')
  expect(polisFound(one({}), asked())).toBeNull()
  expect(said(polisFound(one({}), asked({}, { today: '2027-02-14' })))).toContain('penghalang')
})

describe('a season', () => {
  it('blocks an arrival after its last, and a return after the last exit', () => {
    const on = (tanggal_keberangkatan: string, durasi = '9 Hari') =>
      said(musimFound(asked({ tanggal_keberangkatan, durasi }, { musim: [NEXT, MUSIM] })))
    expect(on('2027-03-10')).toBe('ok')
    expect(on('2027-03-11')).toContain('menerima kedatangan sampai 10 Maret 2027')
    expect(on('2027-03-10', '16 Hari')).toBe('ok')
    expect(on('2027-03-10', '17 Hari')).toContain('sesudah hari keluar terakhir musim 1448 H')
    expect(on('2027-04-20')).toContain('di antara dua musim')
    expect(on('2027-06-01')).toBe('ok')
    expect(on('2028-04-01')).toContain('peringatan Musim umrah untuk 1 April 2028 belum dicatat')
    expect(on('2026-01-01')).toContain('peringatan')
  })

  it('is no rule while none is published, nor of other journeys', () => {
    expect(musimFound(asked())).toBeNull()
    expect(musimFound(asked({ tipe_paket: 'Haji' }, { musim: [MUSIM] }))).toBeNull()
    expect(musimPada([], '2027-01-01')).toBeNull()
  })

  it('is refused with days that go backwards and beside one that it overlaps, and its gaps are told', () => {
    expect(musimErrors([MUSIM, NEXT])).toEqual({})
    expect(Object.keys(musimErrors([{ ...MUSIM, masuk_terakhir: '2027-02-28' }]))).toEqual([
      'musim.0.masuk_terakhir',
    ])
    expect(Object.keys(musimErrors([MUSIM, { ...NEXT, mulai: '2027-03-25' }]))).toEqual(['musim.1.mulai'])
    expect(musimGaps([NEXT, MUSIM])).toEqual([{ dari: '2027-03-26', sampai: '2027-05-31' }])
  })
})
