import { foldText } from '../../platform/text/fold-text.ts'

/* Heads of the lists that banks give out, and the field that each means. A head that is in no list is asked about. */

/** Fields of a bank line that a column can fill. */
export const MUTASI_ISIAN = [
  'tanggal',
  'keterangan',
  'jumlah',
  'arah',
  'debit',
  'kredit',
  'saldo',
  'mata_uang',
] as const
export type MutasiIsian = (typeof MUTASI_ISIAN)[number]

/** The fields' names for people. */
export const MUTASI_ISIAN_LABEL: Readonly<Record<MutasiIsian, string>> = {
  tanggal: 'Tanggal',
  keterangan: 'Keterangan',
  jumlah: 'Jumlah',
  arah: 'Debit atau kredit',
  debit: 'Debit (keluar)',
  kredit: 'Kredit (masuk)',
  saldo: 'Saldo',
  mata_uang: 'Mata uang',
}

/**
 * Heads in use, folded, of BCA, Mandiri, BSI, BRI, BNI and others. Of two that mean one field the first in its list is
 * it; every column of `keterangan` is joined.
 */
const HEADS: Readonly<Record<MutasiIsian, readonly string[]>> = {
  tanggal: [
    'tanggal transaksi',
    'tanggal',
    'tgl transaksi',
    'tgl trx',
    'tgl tran',
    'tgl',
    'transaction date',
    'trx date',
    'tanggal mutasi',
    'date',
    'post date',
    'posting date',
    'postdate',
    'tanggal posting',
    'tanggal pembukuan',
    'tgl pembukuan',
    'date time',
    'tanggal waktu',
    'tanggal dan waktu',
    'waktu transaksi',
    'val date',
    'value date',
    'tanggal efektif',
    'tgl efektif',
  ],
  keterangan: [
    'keterangan',
    'keterangan transaksi',
    'uraian',
    'uraian transaksi',
    'deskripsi',
    'deskripsi transaksi',
    'description',
    'transaction description',
    'transaction',
    'transaksi',
    'remark',
    'remarks',
    'additional desc',
    'additionaldesc',
    'additional description',
    'desk tran',
    'desc',
    'detail transaksi',
    'rincian transaksi',
    'rincian',
    'berita',
    'catatan',
    'narasi',
    'particulars',
  ],
  jumlah: ['jumlah', 'mutasi', 'nominal', 'amount', 'nilai', 'jumlah transaksi', 'nominal transaksi'],
  arah: [
    'db cr',
    'd c',
    'd k',
    'dk',
    'dc',
    'dbcr',
    'db kr',
    'cr db',
    'debit kredit',
    'debet kredit',
    'debit credit',
    'tipe',
    'jenis',
    'jenis transaksi',
    'tipe transaksi',
    'type',
    'posisi',
  ],
  debit: [
    'debit',
    'debet',
    'debit amount',
    'debit rp',
    'debet rp',
    'jumlah debit',
    'mutasi debet',
    'mutasi debit',
    'nominal debet',
    'uang keluar',
    'dana keluar',
    'keluar',
    'pengeluaran',
    'withdrawal',
    'penarikan',
    'db',
  ],
  kredit: [
    'kredit',
    'credit',
    'credit amount',
    'kredit rp',
    'jumlah kredit',
    'mutasi kredit',
    'nominal kredit',
    'uang masuk',
    'dana masuk',
    'masuk',
    'pemasukan',
    'deposit',
    'setoran',
    'cr',
  ],
  saldo: [
    'saldo',
    'balance',
    'close balance',
    'closing balance',
    'saldo akhir mutasi',
    'saldo akhir',
    'ending balance',
    'running balance',
    'saldo rp',
    'ledger balance',
  ],
  mata_uang: ['mata uang', 'currency', 'ccy', 'valuta', 'kode mata uang', 'curr'],
}

/** The longest head that is read, in letters. */
export const HEAD_MOST = 80

/** Returns a head as heads are compared: `Tgl. Transaksi` and `tgl transaksi` are one. */
export function foldMutasiHead(head: string): string {
  return foldText(head.slice(0, HEAD_MOST))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\s+(?:idr|rupiah)$/, '')
}

const KNOWN: ReadonlyMap<string, { isian: MutasiIsian; place: number }> = new Map(
  MUTASI_ISIAN.flatMap((isian) =>
    HEADS[isian].map((head, place): [string, { isian: MutasiIsian; place: number }] => [
      head,
      { isian, place },
    ]),
  ),
)

/** The meaning of an account's own heads, folded; empty for a column that is left out. */
export type KnownMutasiHeads = ReadonlyMap<string, MutasiIsian | ''>

/** A column of a statement: its number from 0, its head as written, and the field it fills. */
export interface MutasiJudul {
  kolom: number
  judul: string
  /** Empty if it was left out on purpose; null if no list knows the head, or another column fills its field. */
  isian: MutasiIsian | '' | null
}

/** Maps heads to fields; what was mapped for the account goes first. */
export function mapMutasiHeads(
  heads: readonly string[],
  remembered: KnownMutasiHeads = new Map(),
): MutasiJudul[] {
  const found = heads.flatMap((judul, kolom): (MutasiJudul & { place: number })[] => {
    const head = foldMutasiHead(judul)
    if (head === '') return []
    const chosen = remembered.get(head)
    if (chosen !== undefined) return [{ kolom, judul, isian: chosen, place: -1 }]
    const { isian = null, place = 0 } = KNOWN.get(head) ?? {}
    return [{ kolom, judul, isian, place }]
  })
  return found.map(({ place, ...head }) => {
    const { isian, kolom } = head
    if (!isian || isian === 'keterangan') return head
    const isSecond = found.some(
      (one) => one.isian === isian && (one.place < place || (one.place === place && one.kolom < kolom)),
    )
    return isSecond ? { ...head, isian: null } : head
  })
}

/** Returns the number of fields that a row names as heads. */
export function countNamed(cells: readonly string[], remembered: KnownMutasiHeads): number {
  const named = mapMutasiHeads(cells, remembered).flatMap(({ isian }) => isian || [])
  return new Set(named).size
}

/** Tells whether a text is a head that may be remembered: words, and nothing like a person's number. */
export const isPlainMutasiHead = (head: string): boolean =>
  head.length <= HEAD_MOST && /[a-z]/i.test(head) && !/\d{4}/.test(head) && !head.includes('@')
