import { describe, expect, it } from 'vitest'
import { readinessOf } from './readiness.ts'
import { rulesOf } from './rules.ts'
import { type Asked, type ReadyPilgrim, type SyaratKunci, type Traveller, worstOf } from './syarat.ts'

const TODAY = '2026-11-27'
const JOURNEY = { berangkat: '2027-03-06', pulang: '2027-03-14', perlu_vaksin: true, umrah: true }
/** The built-in rules, but for a passport of six months. */
const RULES = rulesOf(
  { angka: [], aturan_siap: [], musim: [] },
  { tanggal_keberangkatan: '2027-03-06', durasi: '', tipe_paket: 'Umroh' },
  TODAY,
)
const ASKED: Asked = { ...RULES, journey: JOURNEY, angka: { ...RULES.angka, paspor_bulan: 6 } }
const accepted = (jenis: ReadyPilgrim['dokumen'][number]['jenis']) =>
  ({ jenis, status: 'diterima', alasan: '', diunggah: '2026-11-01' }) as const
const READY: ReadyPilgrim = {
  id: 1,
  nama_paspor: 'SITI AMINAH BINTI HASAN',
  tgl_lahir: '1980-05-05',
  tgl_terbit: '2025-01-01',
  tgl_habis: '2035-01-01',
  ada_paspor: true,
  vaksin: [
    { jenis: 'Meningitis', tanggal: '2025-06-01', berlaku_sampai: '' },
    { jenis: 'Polio (IPV)', tanggal: '2026-10-01', berlaku_sampai: '' },
  ],
  dokumen: [
    accepted('paspor'),
    accepted('pas_foto'),
    accepted('vaksin_meningitis'),
    accepted('vaksin_polio'),
  ],
  kerabat: [],
  status_nikah: '',
}
const NO_VISA = { ada: false, berlaku: '', akhir: '' }
const NO_POLIS = { ada: false, awal: '', akhir: '' }
const traveller = (jamaah: Partial<ReadyPilgrim> | null, more: Partial<Traveller> = {}): Traveller => ({
  id: 1,
  jenis: 'dewasa',
  tanggal_lahir: '',
  jamaah: jamaah && { ...READY, ...jamaah },
  visa: NO_VISA,
  polis: NO_POLIS,
  ...more,
})
/** The state of one requirement, its reason behind it. */
function stateOf(kunci: SyaratKunci, one: Traveller, more: object = {}, others: Traveller[] = []) {
  const asked = { ...ASKED, journey: { ...JOURNEY, ...more } }
  const found = readinessOf(one, [one, ...others], asked).find((each) => each.kunci === kunci)
  return found ? `${found.keadaan} ${found.alasan}`.trim() : 'tidak ditanyakan'
}

it('finds nothing missing of who has everything, and all that is missing of an empty place', () => {
  const one = traveller({})
  const all = readinessOf(one, [one], ASKED)
  expect(all.map(({ keadaan, alasan }) => keadaan + alasan)).toEqual(Array(8).fill('ok'))
  expect(worstOf(all)).toBe('ok')
  const empty = readinessOf(traveller(null), [], ASKED)
  expect(empty).toEqual([
    {
      kunci: 'jamaah',
      keadaan: 'penghalang',
      alasan: 'Tempat ini belum diisi jamaah.',
      batas: '2027-02-04',
    },
  ])
  expect(worstOf([...all, ...empty])).toBe('penghalang')
})

describe('a passport', () => {
  it('is counted in calendar months from the departure, never from today and never as 180 days', () => {
    expect(stateOf('paspor', traveller({ tgl_habis: '2027-09-06' }))).toBe('ok')
    for (const tgl_habis of ['2027-09-05', '2027-09-02', '2027-08-27'])
      expect(stateOf('paspor', traveller({ tgl_habis }))).toContain(
        'harus berlaku 6 bulan, paling cepat habis 6 September 2027',
      )
    const end = { berangkat: '2027-08-31', pulang: '2027-09-08' }
    expect(stateOf('paspor', traveller({ tgl_habis: '2028-02-29' }), end)).toBe('ok')
    expect(stateOf('paspor', traveller({ tgl_habis: '2028-02-28' }), end)).toContain('penghalang')
  })

  it('blocks without a number or an end and once it is over, and lasts until the return at least', () => {
    expect(stateOf('paspor', traveller({ ada_paspor: false }))).toBe('penghalang Nomor paspor belum dicatat.')
    expect(stateOf('paspor', traveller({ tgl_habis: '' }))).toContain('Masa berlaku paspor belum dicatat')
    expect(stateOf('paspor', traveller({ tgl_habis: '2026-11-26' }))).toContain('sudah habis')
    expect(stateOf('paspor', traveller({ tgl_habis: '2027-09-20' }), { pulang: '2027-10-01' })).toContain(
      'penghalang',
    )
  })

  it('only warns of days that are odd, such as more than ten years, and of a departure without a day', () => {
    expect(stateOf('paspor', traveller({ tgl_habis: '2035-01-02' }))).toContain(
      'peringatan Paspor berlaku lebih dari 10 tahun',
    )
    expect(stateOf('paspor', traveller({}), { berangkat: '', pulang: '' })).toContain('belum ditetapkan')
  })
})

describe('a paper', () => {
  it('blocks while it is missing or refused, and warns while nobody has looked at it', () => {
    const dokumen = (status: 'diunggah' | 'diperiksa' | 'ditolak') =>
      traveller({
        dokumen: [{ ...accepted('pas_foto'), status, alasan: 'fotonya buram' }, accepted('pas_foto')],
      })
    expect(stateOf('pas_foto', traveller({ dokumen: [] }))).toBe('penghalang Pas foto belum diunggah.')
    expect(stateOf('pas_foto', dokumen('ditolak'))).toBe('penghalang Pas foto ditolak: fotonya buram.')
    expect(stateOf('pas_foto', dokumen('diunggah'))).toBe('peringatan Pas foto menunggu diperiksa.')
    expect(stateOf('pas_foto', dokumen('diperiksa'))).toContain('peringatan')
  })

  it('ages: a photo by the agency’s months, the picture of a passport by a newer passport', () => {
    const old = { ...accepted('pas_foto'), diunggah: '2026-09-05' }
    expect(stateOf('pas_foto', traveller({ dokumen: [old] }))).toContain('lebih dari 6 bulan')
    expect(stateOf('pas_foto', traveller({ dokumen: [{ ...old, diunggah: '2026-09-06' }] }))).toBe('ok')
    expect(stateOf('berkas_paspor', traveller({ tgl_terbit: '2026-11-02' }))).toContain('lebih lama')
  })
})

describe('a vaccination', () => {
  const dosed = (tanggal: string, berlaku_sampai = '') =>
    traveller({ vaksin: [{ jenis: 'meningitis ACWY', tanggal, berlaku_sampai }] })
  it('lasts until the return, by its card or else by the agency’s months', () => {
    expect(stateOf('meningitis', traveller({ vaksin: [] }))).toBe(
      'penghalang Vaksin meningitis belum dicatat. Suntik antara 6 Februari 2027 dan 24 Februari 2027.',
    )
    const onDay = (today: string) =>
      readinessOf(traveller({ vaksin: [] }), [], { ...ASKED, today }).find(
        ({ kunci }) => kunci === 'meningitis',
      )?.alasan
    expect(onDay('2027-02-10')).toContain('Suntik paling lambat 24 Februari 2027.')
    expect(onDay('2027-02-25')).toContain('24 Februari 2027, sudah lewat.')
    expect(stateOf('meningitis', dosed('2024-03-14'))).toBe('ok')
    expect(stateOf('meningitis', dosed('2024-03-13'))).toContain(
      'penghalang Vaksin meningitis berlaku sampai',
    )
    expect(stateOf('meningitis', dosed('2024-03-13', '2029-03-13'))).toBe('ok')
    expect(stateOf('meningitis', dosed('2026-06-01', '2027-03-13'))).toContain('penghalang')
    expect(stateOf('polio', traveller({ vaksin: READY.vaksin.slice(0, 1) }))).toContain('penghalang')
  })

  it('is given ten days before the departure; a second dose makes nobody wait anew', () => {
    expect(stateOf('meningitis', dosed('2027-02-24'))).toBe('ok')
    expect(stateOf('meningitis', dosed('2027-02-25'))).toContain('kurang dari 10 hari sebelum berangkat')
    const both = traveller({
      vaksin: ['2025-06-01', '2027-03-01'].map((tanggal) => ({
        jenis: 'Meningitis',
        tanggal,
        berlaku_sampai: '',
      })),
    })
    expect(stateOf('meningitis', both)).toBe('ok')
  })

  it('is none once it is given after the departure, and may be named by its vaccine alone', () => {
    expect(stateOf('meningitis', dosed('2027-03-06'))).toContain('peringatan')
    expect(stateOf('meningitis', dosed('2027-03-07'))).toBe(
      'penghalang Vaksin meningitis disuntik 7 Maret 2027, sesudah berangkat 6 Maret 2027. Suntik antara 6 Februari 2027 dan 24 Februari 2027.',
    )
    expect(
      stateOf('meningitis', dosed('2027-03-07'), { berangkat: '2027-04-06', pulang: '2027-04-14' }),
    ).toBe('ok')
    for (const jenis of ['IPV', 'vaksin ipv', 'OPV'])
      expect(
        stateOf('polio', traveller({ vaksin: [{ jenis, tanggal: '2026-10-01', berlaku_sampai: '' }] })),
      ).toBe('ok')
  })

  it('is asked of no journey that needs none, only warns of infants, and wants its card', () => {
    expect(stateOf('meningitis', traveller({ vaksin: [] }), { perlu_vaksin: false })).toBe('tidak ditanyakan')
    expect(stateOf('polio', traveller({ vaksin: [] }, { jenis: 'bayi' }))).toContain('peringatan')
    expect(stateOf('meningitis', traveller({ dokumen: [] }))).toContain(
      'peringatan Vaksin meningitis belum diunggah',
    )
  })
})

describe('somebody under age', () => {
  const child = (more: Partial<ReadyPilgrim> = {}) => traveller({ id: 9, tgl_lahir: '2009-03-07', ...more })
  it('needs an adult of the same booking, by age on the day of departure', () => {
    expect(stateOf('pendamping', child())).toContain('penghalang Di bawah 18 tahun')
    expect(stateOf('pendamping', child({ tgl_lahir: '2009-03-06' }))).toBe('tidak ditanyakan')
    expect(stateOf('pendamping', child(), {}, [child({ id: 8 })])).toContain('penghalang')
    expect(stateOf('pendamping', traveller(null, { jenis: 'bayi' }))).toContain('penghalang')
  })

  it('is with an adult whose relation to them is written down, or that is said', () => {
    expect(stateOf('pendamping', child(), {}, [traveller({})])).toContain('Hubungannya dengan orang dewasa')
    expect(stateOf('pendamping', child({ kerabat: [1] }), {}, [traveller({})])).toBe('ok')
    expect(stateOf('pendamping', traveller(null, { jenis: 'anak' }), {}, [traveller(null)])).toBe('ok')
  })
})

it('says when two births differ, and when a name is shorter than the agency asks for', () => {
  expect(stateOf('tgl_lahir', traveller({ tgl_lahir: '' }))).toBe('penghalang Tanggal lahir belum dicatat.')
  expect(stateOf('tgl_lahir', traveller({}, { tanggal_lahir: '1981-05-05' }))).toContain('peringatan')
  expect(stateOf('nama', traveller({ nama_paspor: "  SITI  NUR'AINI " }))).toContain('hanya 2 kata')
})

describe('a requirement that the agency switches', () => {
  const by = (tegas: Partial<Asked['tegas']>, one = traveller({ dokumen: [], status_nikah: 'MENIKAH' })) =>
    Object.fromEntries(
      readinessOf(one, [one], { ...ASKED, tegas: { ...ASKED.tegas, ...tegas } }).map(({ kunci, keadaan }) => [
        kunci,
        keadaan,
      ]),
    )
  it('is asked of nobody, only warns, or blocks, and says by which day it must be done', () => {
    expect(by({})).toMatchObject({ pas_foto: 'penghalang', nama: 'ok' })
    expect(by({})).not.toHaveProperty('ktp')
    expect(by({ pas_foto: 'peringatan', ktp: 'penghalang', kk: 'peringatan' })).toMatchObject({
      pas_foto: 'peringatan',
      ktp: 'penghalang',
      kk: 'peringatan',
    })
    expect(by({ paspor: 'tidak' })).not.toHaveProperty('paspor')
    const short = traveller({ nama_paspor: 'SITI' })
    expect([by({}, short).nama, by({ nama: 'penghalang' }, short).nama]).toEqual(['peringatan', 'penghalang'])
    const one = traveller({ dokumen: [], vaksin: [] })
    const days = readinessOf(one, [one], ASKED).map(({ kunci, batas }) => [kunci, batas])
    expect(Object.fromEntries(days)).toMatchObject({
      jamaah: '',
      pas_foto: '2027-02-04',
      meningitis: '2027-02-24',
    })
  })

  it('asks for a marriage book of the married, and for a birth certificate of children', () => {
    const both = { buku_nikah: 'penghalang', akta_lahir: 'penghalang' } as const
    expect(by(both)).toMatchObject({ buku_nikah: 'penghalang' })
    expect(by(both)).not.toHaveProperty('akta_lahir')
    const child = by(both, traveller({ tgl_lahir: '2018-01-01', dokumen: [] }))
    expect(child).toMatchObject({ akta_lahir: 'penghalang' })
    expect(child).not.toHaveProperty('buku_nikah')
  })
})
