import { searchTerms } from '../../platform/search.ts'
import { KAMAR } from '../paket/kamar.ts'
import { type Baris, FILTERS, type Filter, filterRows, gagalPada, isRupiah, tanpa } from './filter-rows.ts'
import { KATA_KATEGORI, KATEGORI, type Kategori } from './keberangkatan.ts'
import { isTanpaPilihan, nomorBulan, type Pilihan, TANPA_PILIHAN, writePilihan } from './pilihan.ts'

/** A change of one filter in a search without results, and the number that it would find. */
export interface Perubahan {
  filter: Filter
  pilihan: Pilihan
  jumlah: number
}

/** Changes that are shown. */
const MOST = 6

/**
 * Returns the kinds of journey that somebody looks for, chosen or typed: who wants an umrah in March goes in April
 * rather than to Cairo.
 */
function tujuanOf({ kategori, q }: Pilihan): readonly Kategori[] {
  if (kategori.length > 0) return kategori
  const words = searchTerms(q).flat()
  return KATEGORI.filter((each) => KATA_KATEGORI[each].some((kata) => words.includes(kata)))
}

/** Returns the departures of the wanted kind, and those of them that hold the typed words. */
function setujuan(semua: readonly Baris[], pilihan: Pilihan): { sejenis: Baris[]; sekata: Baris[] } {
  const sejenis = filterRows(semua, { ...TANPA_PILIHAN, kategori: tujuanOf(pilihan) }).list
  return { sejenis, sekata: filterRows(sejenis, { ...TANPA_PILIHAN, q: pilihan.q }).list }
}

/**
 * Proposes changes for a search without results, each to exactly one filter and none to the kind of journey: the next
 * months on either side, other cities, other rooms, the nearest metres or price that fit, else a filter left out.
 */
export function terdekat(semua: readonly Baris[], pilihan: Pilihan): Perubahan[] {
  if (isTanpaPilihan(pilihan)) return []
  const hasil = filterRows(semua, pilihan)
  const tries: { filter: Filter; pilihan: Pilihan }[] = []
  const add = (filter: Filter, changed: Partial<Pilihan>) =>
    tries.push({ filter, pilihan: { ...pilihan, ...changed } })

  if (pilihan.bulan.length > 0) {
    const months = [...new Set(tanpa(hasil, 'bulan').flatMap(({ bulan }) => bulan || []))].sort()
    const [first = '', last = ''] = [pilihan.bulan[0], pilihan.bulan.at(-1)]
    const after = months.find((bulan) => bulan > last)
    const before = months.findLast((bulan) => bulan < first)
    for (const bulan of [after, before]) if (bulan) add('bulan', { bulan: [bulan] })
  }
  if (pilihan.kota.length > 0) {
    for (const kota of new Set(tanpa(hasil, 'kota').map(({ kataKota }) => kataKota)))
      if (kota) add('kota', { kota: [kota] })
  }
  if (pilihan.min !== null || pilihan.maks !== null) {
    for (const kamar of KAMAR) if (kamar !== pilihan.kamar) add('harga', { kamar })
    const harga = tanpa(hasil, 'harga')
      .filter(isRupiah)
      .flatMap((baris) => baris.harga[pilihan.kamar] || [])
    const above = harga.filter((one) => pilihan.maks !== null && one > pilihan.maks)
    const below = harga.filter((one) => pilihan.min !== null && one < pilihan.min)
    if (above.length > 0) add('harga', { maks: Math.min(...above) })
    if (below.length > 0) add('harga', { min: Math.max(...below) })
  }
  if (pilihan.jarak !== null) {
    const metres = tanpa(hasil, 'jarak').flatMap(({ terjauh }) => terjauh ?? [])
    if (metres.length > 0) add('jarak', { jarak: Math.min(...metres) })
  }
  if (pilihan.orang > 1) {
    const seats = tanpa(hasil, 'orang').map(({ sisa }) => sisa)
    if (seats.length > 0) add('orang', { orang: Math.max(1, ...seats) })
  }
  const { maskapai, durasi, bintang, langsung, tersedia } = TANPA_PILIHAN
  if (pilihan.maskapai.length > 0) add('maskapai', { maskapai })
  if (pilihan.durasi.length > 0) add('durasi', { durasi })
  if (pilihan.bintang.length > 0) add('bintang', { bintang })
  if (pilihan.langsung) add('langsung', { langsung })
  if (pilihan.tersedia) add('tersedia', { tersedia })
  if (isWithoutKata(semua, pilihan)) add('q', withoutFilter('q', pilihan))

  return tries
    .map((one) => ({ ...one, jumlah: filterRows(semua, one.pilihan).list.length }))
    .filter(({ jumlah }) => jumlah > 0)
    .slice(0, MOST)
}

/** Tells whether the typed text may be dropped, because no departure of the kind contains it. */
function isWithoutKata(semua: readonly Baris[], pilihan: Pilihan): boolean {
  return pilihan.q !== '' && setujuan(semua, pilihan).sekata.length === 0
}

/** A choice without one of its filters; words go, and the kind of journey that they named stays. */
function withoutFilter(filter: Filter, pilihan: Pilihan): Partial<Pilihan> {
  if (filter === 'harga') return { min: null, maks: null }
  if (filter === 'q') return { q: '', kategori: tujuanOf(pilihan) }
  return { [filter]: TANPA_PILIHAN[filter] }
}

/** Tells whether a search has nothing left of a filter. */
export function isTanpa(filter: Filter, pilihan: Pilihan): boolean {
  const bare: Pilihan = { ...pilihan, ...withoutFilter(filter, pilihan) }
  return writePilihan(bare).toString() === writePilihan(pilihan).toString()
}

/**
 * Returns the filters that alone keep a search from results, each with the search without it and the number that it
 * finds. The kind of journey is never one.
 */
export function penghalang(semua: readonly Baris[], pilihan: Pilihan): Perubahan[] {
  if (filterRows(semua, pilihan).list.length > 0) return []
  return FILTERS.filter(
    (filter) => filter !== 'kategori' && (filter !== 'q' || isWithoutKata(semua, pilihan)),
  )
    .filter((filter) => !isTanpa(filter, pilihan))
    .map((filter) => {
      const without = { ...pilihan, ...withoutFilter(filter, pilihan) }
      return { filter, pilihan: without, jumlah: filterRows(semua, without).list.length }
    })
    .filter(({ jumlah }) => jumlah > 0)
}

/** Months between a departure and the nearest of those chosen; 0 where none is chosen. */
function bulanJauh({ bulan }: Baris, dipilih: readonly string[]): number {
  if (dipilih.length === 0) return 0
  // One without a day is further than any.
  if (!bulan) return Number.MAX_SAFE_INTEGER
  return Math.min(...dipilih.map((one) => Math.abs(nomorBulan(one) - nomorBulan(bulan))))
}

/**
 * Returns the departures of the kind searched for that fail the fewest filters, with those filters, nearest to a chosen
 * month first; empty if none is of that kind.
 */
export function palingDekat(
  semua: readonly Baris[],
  pilihan: Pilihan,
  most: number,
): { baris: Baris; gagal: readonly Filter[] }[] {
  const { sejenis, sekata } = setujuan(semua, pilihan)
  const hasil = filterRows(sekata.length > 0 ? sekata : sejenis, pilihan)
  return hasil.semua
    .map((baris, at) => ({ baris, gagal: gagalPada(hasil, at), jauh: bulanJauh(baris, pilihan.bulan) }))
    .sort((a, b) => a.gagal.length - b.gagal.length || a.jauh - b.jauh || a.baris.urutan - b.baris.urutan)
    .slice(0, most)
    .map(({ baris, gagal }) => ({ baris, gagal }))
}
