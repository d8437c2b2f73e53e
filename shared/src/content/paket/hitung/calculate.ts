import type { CalculationRules } from '../../../settings/aturan-hitung.ts'
import { KAMAR_NAMA, type Kamar, kamarHarga } from '../kamar.ts'
import type { Paket } from '../paket.ts'
import { arrangeKamar, type KamarDiminta } from './arrange-kamar.ts'
import { type Cicilan, paymentSchedule } from './jadwal.ts'
import { classify, GOLONGAN_NAMA, type Orang, type Peserta } from './peserta.ts'

/** Values of a package from which a family's cost is computed. */
export type PaketHitung = Pick<
  Paket,
  | 'tanggal_keberangkatan'
  | 'durasi'
  | 'currency'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'harga_anak_kasur'
  | 'harga_anak_tanpa_kasur'
  | 'harga_bayi'
  | 'dp_per_pax'
  | 'pelunasan_hari'
> & { aturan?: CalculationRules | undefined }

export interface HitungInput extends KamarDiminta {
  peserta: readonly Peserta[]
}

export interface Baris {
  uraian: string
  jumlah: number
  harga: number
  subtotal: number
}

export interface Rincian {
  baris: Baris[]
  total: number
  /** Items without a price: never guessed, and not in the total. */
  belum_termasuk: string[]
  /** Down payment; null if the package states none. */
  dp: number | null
}

export interface Hitungan extends Rincian {
  jadwal: Cicilan[]
}

/**
 * Computes a family's cost with its payment plan from `today` on. The package's page, the form and the API all show
 * this sum.
 */
export function calculate(paket: PaketHitung, input: HitungInput, today: string): Hitungan {
  const rincian = rinci(paket, input)
  return { ...rincian, jadwal: paymentSchedule(paket, rincian.total, rincian.dp, today) }
}

/** A person or an empty bed that is paid for. */
interface Satu {
  uraian: string
  /** The price; null if unset. */
  harga: number | null
  /** True if a down payment is made for it. */
  berkursi: boolean
}

/** Computes a family's cost without the payment plan, the only part that depends on the day. */
export function rinci(paket: PaketHitung, input: HitungInput): Rincian {
  return rinciOrang(paket, classify(paket, input.peserta), input)
}

/** Computes the cost of travellers whose kinds are known, all of whom ask for the same rooms. */
export function rinciOrang(paket: PaketHitung, orang: readonly Orang[], diminta: KamarDiminta): Rincian {
  const rows = berkelompok(satuan(paket, orang, diminta))
  const baris = rows.flatMap(({ uraian, harga, jumlah }) =>
    harga === null ? [] : [{ uraian, jumlah, harga, subtotal: harga * jumlah }],
  )
  const total = baris.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const membayar = rows.reduce((sum, row) => sum + (row.berkursi && row.harga ? row.jumlah : 0), 0)
  const belum = rows.flatMap(({ uraian, harga, jumlah }) =>
    harga === null ? [`${jumlah} × ${uraian}: harganya belum ditetapkan`] : [],
  )
  const takTahu = orang.flatMap(({ golongan, nama, alasan }) =>
    golongan === null ? [`${nama}: ${alasan}`] : [],
  )
  const dp = paket.dp_per_pax === null ? null : Math.min(total, paket.dp_per_pax * membayar)
  return { baris, total, belum_termasuk: [...belum, ...takTahu], dp }
}

/** Returns everybody and every empty bed that is paid for, in the order of the lines. */
function satuan(paket: PaketHitung, orang: readonly Orang[], diminta: KamarDiminta): Satu[] {
  const rooms = arrangeKamar(orang, diminta)
  const harga = new Map(kamarHarga(paket).map((room) => [room.kamar, room.harga]))
  const kasur = (kamar: Kamar, words: string, berkursi: boolean): Satu => ({
    uraian: words.replace('{kamar}', `kamar ${KAMAR_NAMA[kamar].toLowerCase()}`),
    harga: harga.get(kamar) ?? null,
    berkursi,
  })
  const dewasaTidur = rooms.flatMap(({ kamar, dewasa }) => Array.from({ length: dewasa }, () => kamar))
  const dewasa = orang.filter(({ golongan }) => golongan === 'dewasa')
  // People who pay as adults by age alone get lines of their own, after the others.
  const urut = [...dewasa.filter(({ alasan }) => !alasan), ...dewasa.filter(({ alasan }) => alasan)]
  const anak = (['anak_kasur', 'anak_tanpa_kasur', 'bayi'] as const).flatMap((golongan) =>
    orang
      .filter((satu) => satu.golongan === golongan)
      .map(({ nama, alasan }) => ({
        uraian: alasan
          ? `${nama} dihitung ${GOLONGAN_NAMA[golongan].toLowerCase()}: ${alasan}`
          : GOLONGAN_NAMA[golongan],
        harga: paket[`harga_${golongan}`],
        berkursi: golongan !== 'bayi',
      })),
  )
  return [
    ...urut.map(({ nama, alasan }, index) =>
      kasur(
        dewasaTidur[index] ?? diminta.kamar,
        alasan ? `${nama} dihitung dewasa, {kamar}: ${alasan}` : 'Dewasa, {kamar}',
        true,
      ),
    ),
    ...anak,
    ...rooms.flatMap(({ kamar, kosong }) =>
      Array.from({ length: kosong }, () => kasur(kamar, 'Kasur kosong, {kamar}', false)),
    ),
  ]
}

/** Groups lines of the same words and price into one. */
function berkelompok(list: readonly Satu[]): (Satu & { jumlah: number })[] {
  const rows = new Map<string, Satu & { jumlah: number }>()
  for (const satu of list) {
    const row = rows.get(satu.uraian)
    if (row) row.jumlah += 1
    else rows.set(satu.uraian, { ...satu, jumlah: 1 })
  }
  return [...rows.values()]
}
