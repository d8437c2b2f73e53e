import { type Baris, type PaketHitung, rinciOrang } from '../../content/paket/hitung/calculate.ts'
import {
  classify,
  GOLONGAN_NAMA,
  kursiPerlu,
  LAHIR_NANTI,
  type Peserta,
} from '../../content/paket/hitung/peserta.ts'
import { KAMAR, KAMAR_NAMA, type Kamar, kamarHarga } from '../../content/paket/kamar.ts'
import { type Currency, UNITS } from '../../platform/format/rupiah.ts'
import { aturanOf } from '../../settings/aturan-hitung.ts'
import type { PemesananStored, PesertaStored } from './pemesanan-fields.ts'

/*
 * The price of a booking, from the inputs that were frozen with it and the family calculator's own function. Sums are
 * whole rupiah, or cents where the package is priced in dollars.
 */

/** The inputs of a price as they were on the day of the booking, in whole units of the package's currency. */
export type HargaSnapshot = PemesananStored['harga_snapshot']

/** A participant as the price needs them. */
export type Berharga = Pick<PesertaStored, 'jenis' | 'tanggal_lahir' | 'kasur' | 'kamar'>

/** Freezes the inputs of a price. */
export function snapshotOf(paket: PaketHitung): HargaSnapshot {
  const { anak, bayi, lunas } = aturanOf(paket)
  return {
    currency: paket.currency,
    harga_quad: paket.harga_quad,
    harga_triple: paket.harga_triple,
    harga_double: paket.harga_double,
    harga_anak_kasur: paket.harga_anak_kasur,
    harga_anak_tanpa_kasur: paket.harga_anak_tanpa_kasur,
    harga_bayi: paket.harga_bayi,
    dp_per_pax: paket.dp_per_pax,
    pelunasan_hari: paket.pelunasan_hari,
    tanggal_keberangkatan: paket.tanggal_keberangkatan,
    durasi: paket.durasi,
    aturan_anak: anak,
    aturan_bayi: bayi,
    aturan_lunas: lunas,
  }
}

/** Returns frozen inputs as the family calculator takes them. */
export function frozenPaket(snapshot: HargaSnapshot): PaketHitung {
  const { aturan_anak, aturan_bayi, aturan_lunas, ...paket } = snapshot
  return { ...paket, aturan: { anak: aturan_anak, bayi: aturan_bayi, lunas: aturan_lunas } }
}

function traveller({ jenis, tanggal_lahir, kasur }: Berharga): Peserta {
  switch (jenis) {
    case 'anak':
      return { jenis, tanggal_lahir, kasur }
    case 'bayi':
      return { jenis, tanggal_lahir }
    default:
      return { jenis }
  }
}

/** Tells of each participant whether a seat is needed: infants travel on a lap. */
export function needSeats(snapshot: HargaSnapshot, peserta: readonly Berharga[]): boolean[] {
  return classify(frozenPaket(snapshot), peserta.map(traveller)).map((one) => kursiPerlu([one]) > 0)
}

export interface BookingPrice {
  mata_uang: Currency
  total: number
  baris: Baris[]
  /** The down payment; null if the package states none. */
  dp: number | null
}

/**
 * Computes the price of a booking. Each participant pays for a kind of room of their own; with one kind for all it is
 * the family calculator's sum.
 */
export function priceBooking(
  snapshot: HargaSnapshot,
  peserta: readonly Berharga[],
  kamar_sendiri: boolean,
): BookingPrice {
  const paket = frozenPaket(snapshot)
  const orang = classify(paket, peserta.map(traveller))
  const parts = KAMAR.flatMap((kamar) => {
    const among = orang.filter((_, index) => peserta[index]?.kamar === kamar)
    return among.length > 0 ? [rinciOrang(paket, among, { kamar, kamar_sendiri })] : []
  })
  const unit = UNITS[snapshot.currency]
  return {
    mata_uang: snapshot.currency,
    total: unit * parts.reduce((sum, { total }) => sum + total, 0),
    baris: joined(parts.flatMap(({ baris }) => baris)).map(({ uraian, jumlah, harga, subtotal }) => ({
      uraian,
      jumlah,
      harga: harga * unit,
      subtotal: subtotal * unit,
    })),
    dp: snapshot.dp_per_pax === null ? null : unit * parts.reduce((sum, { dp }) => sum + (dp ?? 0), 0),
  }
}

/** Joins lines of the same words, which have the same price: children without a bed beside rooms of two kinds. */
function joined(all: readonly Baris[]): Baris[] {
  const lines = new Map<string, Baris>()
  for (const baris of all) {
    const line = lines.get(baris.uraian)
    if (!line) lines.set(baris.uraian, { ...baris })
    else {
      line.jumlah += baris.jumlah
      line.subtotal += baris.subtotal
    }
  }
  return [...lines.values()]
}

/**
 * Returns errors by field for participants who cannot be priced: nobody set their price, their age cannot be told, or
 * they are born after `today`. Empty if all can be.
 */
export function priceErrors(
  snapshot: HargaSnapshot,
  peserta: readonly (Omit<Berharga, 'kamar'> & { kamar: Kamar | '' })[],
  today: string,
): Record<string, string[]> {
  const paket = frozenPaket(snapshot)
  const priced = new Set<string>(kamarHarga(paket).map(({ kamar }) => kamar))
  const errors: Record<string, string[]> = {}
  const kinds = classify(
    paket,
    peserta.map((one) => traveller({ ...one, kamar: one.kamar || 'quad' })),
  )
  peserta.forEach(({ tanggal_lahir, kamar }, index) => {
    const at = (field: string, message: string) => {
      errors[`peserta.${index}.${field}`] = [message]
    }
    const { golongan, alasan, kasur } = kinds[index] ?? { golongan: null, alasan: '', kasur: false }
    if (tanggal_lahir > today) at('tanggal_lahir', LAHIR_NANTI)
    else if (golongan === null) at('tanggal_lahir', alasan.charAt(0).toUpperCase() + alasan.slice(1))
    else if (kasur && kamar === '') at('kamar', 'Pilih kamarnya')
    else if (golongan === 'dewasa') {
      if (kamar !== '' && !priced.has(kamar))
        at('kamar', `Harga kamar ${KAMAR_NAMA[kamar].toLowerCase()} paket ini belum ditetapkan`)
    } else if (paket[`harga_${golongan}`] === null)
      at('jenis', `Harga ${GOLONGAN_NAMA[golongan].toLowerCase()} paket ini belum ditetapkan`)
  })
  return errors
}
