import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { parseDurasi } from '@safar/shared/platform/format/durasi'
import { formatHarga } from '@safar/shared/platform/format/rupiah'

/** A figure about a service, read from its packages. */
export interface Angka {
  nilai: string
  judul: string
  isi: string
}

/** Returns the plain umrah to compare with: the cheapest open one that calls itself so and is none of `list`. */
export function regulerOf(open: readonly Paket[], list: readonly Paket[]): Paket | undefined {
  const tipes = new Set(list.map(({ tipe_paket }) => tipe_paket))
  return open
    .filter(
      (paket) =>
        paket.tipe_paket === 'Umroh' &&
        tipes.has('Umroh') &&
        paket.harga_double > 0 &&
        /\breguler\b/i.test(paket.nama_paket) &&
        !list.includes(paket),
    )
    .toSorted((a, b) => a.harga_double - b.harga_double)[0]
}

/**
 * Returns duration, flights and price of a service, each where every package states it, beside a plain umrah where
 * there is one.
 */
export function angkaOf(list: readonly Paket[], reguler: Paket | undefined): Angka[] {
  return [lama(list, reguler), terbang(list), harga(list, reguler)].filter((angka) => angka !== null)
}

function lama(list: readonly Paket[], reguler: Paket | undefined): Angka | null {
  const range = rangeOf(list.map(({ durasi }) => parseDurasi(durasi) ?? 0))
  if (!range) return null
  const isi = reguler
    ? `${reguler.nama_paket}: ${reguler.durasi.toLowerCase()}.`
    : 'Sejak berkumpul di bandara sampai tiba kembali di tanah air.'
  return { nilai: `${range} hari`, judul: 'Lama perjalanan', isi }
}

function terbang(list: readonly Paket[]): Angka | null {
  const counts = list.map(({ maskapais }) => maskapais.length)
  const range = rangeOf(counts)
  if (!range) return null
  const isi =
    Math.max(...counts) === 2
      ? 'Sekali berangkat dan sekali pulang.'
      : 'Pergi, pulang, dan pindah pesawat atau negara di antaranya.'
  return { nilai: `${range} penerbangan`, judul: 'Naik pesawat', isi }
}

function harga(list: readonly Paket[], reguler: Paket | undefined): Angka | null {
  const [first, ...rest] = list.filter(({ harga_double }) => harga_double > 0)
  if (!first || rest.some(({ currency }) => currency !== first.currency)) return null
  const cheapest = rest.reduce((low, paket) => (paket.harga_double < low.harga_double ? paket : low), first)
  const more = cheapest.harga_double - (reguler?.harga_double ?? Number.POSITIVE_INFINITY)
  if (reguler && more > 0 && reguler.currency === cheapest.currency) {
    return {
      nilai: `+ ${formatHarga(more, cheapest.currency)}`,
      judul: 'Mulai dari selisih ini',
      isi: `Per orang di kamar double, dibanding ${reguler.nama_paket}.`,
    }
  }
  return {
    nilai: formatHarga(cheapest.harga_double, cheapest.currency),
    judul: 'Mulai dari',
    isi: `Per orang di kamar double, ${cheapest.nama_paket}.`,
  }
}

/** Returns a range: `9` or `9–12`; null where a count is unknown. */
function rangeOf(counts: readonly number[]): string | null {
  if (counts.length === 0 || counts.some((count) => count < 1)) return null
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? String(least) : `${least}–${most}`
}
