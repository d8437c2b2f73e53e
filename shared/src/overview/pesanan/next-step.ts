import type { Bill } from '../../money/buku/bills.ts'
import type { PembayaranStatus } from '../../money/pembayaran/pembayaran.ts'
import type { DokumenJenis } from '../../people/jamaah/dokumen.ts'
import { DOKUMEN_LABEL } from '../../people/jamaah/dokumen.ts'
import type { Currency } from '../../platform/format/rupiah.ts'
import { addDays, formatTanggalHari } from '../../platform/format/tanggal.ts'
import type { PemesananStatus } from '../../trips/pemesanan/pemesanan-status.ts'
import { isEnded } from '../../trips/pemesanan/pemesanan-status.ts'
import { sumText } from '../../trips/pemesanan/sum-text.ts'

/* The steps of a family, as plain values: one on top, the others after it. */

/** Kinds of step: pay a bill, send a paper that was refused or is missing, or speak with the office. */
export const LANGKAH_KUNCI = ['bayar', 'ulangi', 'kirim', 'hubungi'] as const

/** A step as answers have it. */
interface Step {
  kunci: (typeof LANGKAH_KUNCI)[number]
  judul: string
  keterangan: string
  batas: string
  lewat: boolean
  tagihan_id: number | null
  peserta_id: number | null
  jenis: DokumenJenis | null
}

interface Asked {
  status: PemesananStatus
  mata_uang: Currency
  /** Open bills, the oldest first, each with the sum to transfer. */
  tagihan: readonly OpenBill[]
  peserta: readonly {
    id: number
    nama: string
    kurang: readonly { teks: string; jenis: DokumenJenis | null; batas: string }[]
    /** Kinds whose newest paper was refused. */
    ditolak: readonly DokumenJenis[]
  }[]
  /** A day in Jakarta. */
  today: string
}

/** An open bill; the sum to transfer has the unique code on top. */
type OpenBill = Pick<Bill, 'id' | 'uraian' | 'jatuh_tempo'> & { jumlah_transfer: number }

/** Returns the sum of the payments that wait to be verified. */
export const waitingSum = (payments: readonly { status: PembayaranStatus; jumlah: number }[]): number =>
  payments.reduce((sum, { status, jumlah }) => sum + (status === 'menunggu' ? jumlah : 0), 0)

/**
 * Returns what a family is still to transfer while proofs of `menunggu` in all wait to be looked at: what they cover is
 * not asked for again, and of a bill that they cover in part the rest alone, with the code on top.
 */
export function uncovered<One extends OpenBill>(
  bills: readonly One[],
  menunggu: number,
  kode_unik: number | null,
): One[] {
  let covered = menunggu
  return bills.flatMap((bill) => {
    const rest = bill.jumlah_transfer - (kode_unik ?? 0) - covered
    covered = Math.max(0, covered - bill.jumlah_transfer)
    if (rest <= 0) return []
    return { ...bill, jumlah_transfer: Math.min(bill.jumlah_transfer, rest + (kode_unik ?? 0)) }
  })
}

/** A bill that falls due within so many days comes before papers. */
const SOON_DAYS = 14
/** A paper's day is named from so many days before it on: half a year ahead it would ask nobody to send it now. */
const NAMED_DAYS = 30

/** Returns the steps of a family in the order in which they are to be done; none for a booking that is over. */
export function familySteps({ status, mata_uang, tagihan, peserta, today }: Asked): Step[] {
  if (isEnded(status) || status === 'selesai' || status === 'disimpan') return []
  const bills = tagihan.map(
    ({ id, uraian, jatuh_tempo, jumlah_transfer }): Step => ({
      kunci: 'bayar',
      judul: `Bayar ${sumText(jumlah_transfer, mata_uang)}`,
      keterangan: jatuh_tempo ? `${uraian}, paling lambat ${formatTanggalHari(jatuh_tempo)}.` : `${uraian}.`,
      batas: jatuh_tempo,
      lewat: jatuh_tempo !== '' && jatuh_tempo < today,
      tagihan_id: id,
      peserta_id: null,
      jenis: null,
    }),
  )
  const papers = status === 'berangkat' ? [] : missingSteps(peserta, today)
  const soon = addDays(today, SOON_DAYS)
  const isNear = ({ batas }: Step) => batas !== '' && batas <= soon
  return [
    ...bills.filter(isNear),
    ...papers.filter(({ kunci }) => kunci === 'ulangi'),
    ...papers.filter(({ kunci }) => kunci !== 'ulangi'),
    ...bills.filter((bill) => !isNear(bill)),
  ]
}

/** Returns the steps about what is missing: of those who have no name yet, one for all who lack the same. */
function missingSteps(people: Asked['peserta'], today: string): Step[] {
  const named = people.filter(({ nama }) => nama !== '')
  const nameless = people.filter(({ nama }) => nama === '')
  const lacks = nameless.flatMap((one) => one.kurang.map((lack) => ({ one, lack })))
  const once = lacks.flatMap(({ one, lack }, at) => {
    const same = lacks.filter(({ lack: { teks } }) => teks === lack.teks)
    if (lacks.findIndex(({ lack: { teks } }) => teks === lack.teks) !== at) return []
    return stepsOf({ ...one, kurang: [lack] }, same.length > 1 ? `${same.length} peserta` : 'peserta', today)
  })
  return [...once, ...named.flatMap((one) => stepsOf(one, one.nama, today))]
}

function stepsOf({ id, kurang, ditolak }: Asked['peserta'][number], who: string, today: string): Step[] {
  const named = addDays(today, NAMED_DAYS)
  return kurang.map(({ teks, jenis, batas }) => {
    const label =
      jenis === null
        ? ''
        : DOKUMEN_LABEL[jenis].toLowerCase().replace(/^(ktp|bpjs)$/, (word) => word.toUpperCase())
    const isAgain = jenis !== null && ditolak.includes(jenis)
    const judul =
      jenis === null ? `Hubungi kami tentang ${who}` : `${isAgain ? 'Ulangi foto' : 'Kirim'} ${label} ${who}`
    return {
      kunci: jenis === null ? 'hubungi' : isAgain ? 'ulangi' : 'kirim',
      judul,
      keterangan: teks,
      batas: batas <= named ? batas : '',
      lewat: batas !== '' && batas < today,
      tagihan_id: null,
      peserta_id: id,
      jenis,
    }
  })
}
