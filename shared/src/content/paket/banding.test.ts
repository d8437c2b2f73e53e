import { describe, expect, it } from 'vitest'
import { BELUM_DISEBUT, banding } from './banding.ts'
import { bandingPath, readBanding } from './banding-alamat.ts'
import { paketRecord } from './factory.ts'

const TODAY = '2026-11-22'
const [hotel] = paketRecord().hotels
const makkah = (jarak_m: number | null) =>
  hotel ? [{ ...hotel, nama_hotel: 'Al Manar', lokasi: 'Makkah', jarak_m }] : []

function row(nama: string, ...pakets: Parameters<typeof banding>[0][number][]) {
  const rows = banding(pakets, TODAY).kelompok.flatMap(({ baris }) => baris)
  const found = rows.find((one) => one.nama === nama)
  if (!found) throw new Error(`no row ${nama}`)
  return found
}
const best = (found: ReturnType<typeof row>) => found.isi.map(({ terbaik }) => terbaik)
const small = (found: ReturnType<typeof row>) => found.isi.map(({ kecil }) => kecil)

describe('departures side by side', () => {
  it('say what each costs more than the cheapest, and mark ties both', () => {
    const found = row(
      'Quad',
      paketRecord(),
      paketRecord({ harga_quad: 38_900_000 }),
      paketRecord({ nama_paket: 'Lain' }),
    )
    expect(best(found)).toEqual(['paling hemat', '', 'paling hemat'])
    expect(small(found)).toEqual(['', '+ 9,4 jt', ''])
  })

  it('count for as many as travel, in the room that they looked at', () => {
    const name = (dilihat?: { kamar: 'quad' | 'triple' | 'double'; orang: number }) => {
      const { kelompok } = banding([paketRecord(), paketRecord()], TODAY, { dilihat: dilihat ?? null })
      return kelompok
        .flatMap(({ baris }) => baris)
        .filter(({ nama }) => nama.startsWith('Untuk'))
        .map(({ nama, keterangan, isi }) => [nama, keterangan, isi[0]?.text])
    }
    const bersama = 'bersama jamaah lain'
    expect(name()).toEqual([['Untuk 2 orang, kamar double', '', 'Rp 64.000.000']])
    expect(name({ kamar: 'quad', orang: 1 })).toEqual([
      ['Untuk 2 orang, kamar quad', bersama, 'Rp 59.000.000'],
    ])
    expect(name({ kamar: 'quad', orang: 5 })).toEqual([
      ['Untuk 5 orang, kamar quad', bersama, 'Rp 147.500.000'],
    ])
    expect(name({ kamar: 'triple', orang: 3 })).toEqual([
      ['Untuk 3 orang, kamar triple', '', 'Rp 91.500.000'],
    ])
  })

  it('mark nothing where all are the same', () => {
    const found = row('Quad', paketRecord(), paketRecord())
    expect([found.beda, best(found)]).toEqual([false, ['', '']])
  })

  it('never compare prices of two currencies', () => {
    const found = row('Double', paketRecord(), paketRecord({ currency: 'USD', harga_double: 2_150 }))
    expect([best(found), small(found)]).toEqual([
      ['', ''],
      ['', ''],
    ])
    expect(found.isi[1]?.text).toBe('USD 2.150')
  })

  it('count no price and no metres as unknown, never as best', () => {
    const price = row(
      'Quad',
      paketRecord({ harga_quad: 0 }),
      paketRecord(),
      paketRecord({ harga_quad: 31_000_000 }),
    )
    expect([price.isi[0]?.text, best(price)]).toEqual([BELUM_DISEBUT, ['', 'paling hemat', '']])
    const walk = row(
      'Makkah',
      paketRecord({ hotels: makkah(null) }),
      paketRecord({ hotels: makkah(150) }),
      paketRecord({ hotels: makkah(350) }),
    )
    expect(best(walk)).toEqual(['', 'paling dekat', ''])
    expect(small(walk)[0]).toContain('jarak belum disebut')
    expect(small(walk)[1]).toContain('150 m · 3 menit jalan')
  })

  it('give nothing to those that are full or have left', () => {
    const cheap = { harga_quad: 1_000_000 }
    const full = paketRecord({ ...cheap, sisa_pax: 0 })
    const gone = paketRecord({ ...cheap, tanggal_keberangkatan: '2026-01-01' })
    const dear = paketRecord({ harga_quad: 39_000_000 })
    expect(best(row('Quad', full, paketRecord(), dear))).toEqual(['', 'paling hemat', ''])
    expect(best(row('Quad', gone, paketRecord(), dear))).toEqual(['', 'paling hemat', ''])
    expect(row('Sisa kursi', full, gone).isi.map(({ text }) => text)).toEqual(['Penuh', 'Sudah berangkat'])
  })

  it('prefer the later deadline, and say where all is due at once', () => {
    const soon = paketRecord({ pelunasan_hari: 30 })
    const later = paketRecord({
      pelunasan_hari: 30,
      dp_per_pax: 10_000_000,
      tanggal_keberangkatan: '2027-01-23',
    })
    const found = row('Pelunasan', soon, later)
    expect(found.isi.map(({ text }) => text)).toEqual(['Lunas saat mendaftar', '24 Desember 2026'])
    expect(best(found)).toEqual(['', 'paling akhir'])
    expect(banding([soon, later], TODAY).unggul[1]).toEqual(['Bisa dicicil sampai 24 Des'])
    // Nobody pays bit by bit where the agency's rule closed it, or where no down payment opens it.
    const aturan = { anak: 12, bayi: 2, lunas: 60 }
    expect(banding([soon, later], TODAY, { aturan }).unggul[1]).toEqual([])
    expect(banding([soon, { ...later, dp_per_pax: null }], TODAY).unggul[1]).toEqual([])
  })

  it('say of one what is true of no other: instalments at each that has them, or at none where all do', () => {
    const unggul = (...pakets: Parameters<typeof banding>[0][number][]) => banding(pakets, TODAY).unggul
    const cicil = { dp_per_pax: 10_000_000, pelunasan_hari: 30 }
    const jauh = paketRecord({ ...cicil, tanggal_keberangkatan: '2027-03-10', sisa_pax: 9 })
    const lebihJauh = paketRecord({ ...cicil, tanggal_keberangkatan: '2027-04-10', sisa_pax: 9 })
    const dekat = paketRecord({ ...cicil, tanggal_keberangkatan: '2027-01-10', sisa_pax: 9 })
    expect(unggul(jauh, lebihJauh)).toEqual([[], []])
    expect(small(row('Pelunasan', jauh, lebihJauh))).toEqual(['boleh dicicil', 'boleh dicicil'])
    expect(unggul(jauh, lebihJauh, dekat)).toEqual([
      ['Bisa dicicil sampai 8 Feb'],
      ['Bisa dicicil sampai 11 Mar'],
      [],
    ])
    // Who cannot be booked has none to offer, and takes none from who can.
    expect(unggul(jauh, { ...lebihJauh, sisa_pax: 0 })).toEqual([[], []])
    // The cheapest is said with its room: in another it is another.
    const berempat = paketRecord({ harga_quad: 20_000_000, harga_double: 40_000_000 })
    expect(unggul(berempat, paketRecord())).toEqual([[], ['Paling hemat sekamar berdua']])
    expect(
      banding([berempat, paketRecord()], TODAY, { dilihat: { kamar: 'quad', orang: 4 } }).unggul,
    ).toEqual([['Paling hemat sekamar berempat'], []])
  })

  it('call the nearest to the mosques only who is no farther from either', () => {
    const at = (haram: number, nabawi: number) =>
      paketRecord({
        hotels: hotel
          ? [
              { ...hotel, lokasi: 'Makkah', jarak_m: haram },
              { ...hotel, lokasi: 'Madinah', jarak_m: nabawi },
            ]
          : [],
      })
    expect(banding([at(100, 200), at(500, 200)], TODAY).unggul).toEqual([['Paling dekat ke masjid'], []])
    expect(banding([at(100, 200), at(500, 150)], TODAY).unggul).toEqual([[], []])
  })

  it('match only lines that are equal, whatever their case and dot, and list the rest as they are', () => {
    const one = paketRecord({
      harga_termasuks: [{ keterangan: 'Visa umrah.' }, { keterangan: 'Kereta cepat' }],
      harga_tidak_termasuks: [],
    })
    const two = paketRecord({
      harga_termasuks: [{ keterangan: 'visa  umrah' }, { keterangan: '<b>Bus</b>' }],
      harga_tidak_termasuks: [{ keterangan: 'Kereta cepat' }],
    })
    expect(row('visa  umrah', one, two).beda).toBe(false)
    expect(row('Kereta cepat', one, two).isi.map(({ tanda }) => tanda)).toEqual(['ya', 'tidak'])
    expect(row('Termasuk, lainnya', one, two).isi.map(({ butir }) => butir)).toEqual([[], ['<b>Bus</b>']])
  })

  it('tell of no departure at all as well', () => {
    expect(banding([], TODAY)).toEqual({ kelompok: [], unggul: [] })
  })
})

describe('the address of a comparison', () => {
  it('names each departure once, three at most, and is read back', () => {
    expect(readBanding('?p=a,b,a,,<script>,c,d')).toEqual(['a', 'b', 'c'])
    expect(bandingPath(['a', 'b'])).toBe('/paket/banding?p=a,b')
    expect(readBanding(`?p=${'x'.repeat(100_000)}`)).toEqual([])
    expect(bandingPath([])).toBe('/paket/banding')
  })
})
