import { TIPE_PAKET } from '@safar/shared/content/paket/tipe'
import { JURNAL_KOLOM, type JurnalJenis, type JurnalQuery } from '@safar/shared/money/jurnal/jurnal'
import { PPN_ANGKA, tarifText, taxWithin } from '@safar/shared/money/jurnal/ppn'
import { BOM, csvRow } from '@safar/shared/platform/csv/write-csv'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { awalHari, writeWaktuWib } from '@safar/shared/platform/format/waktu-wib'
import { angkaBerlaku } from '@safar/shared/settings/pengaturan/angka/berlaku'
import { PENGATURAN_KOSONG } from '@safar/shared/settings/pengaturan/awal'
import type { PengaturanIsi } from '@safar/shared/settings/pengaturan/pengaturan'
import type { Kysely } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { BILL_ENTRIES } from '../buku/buku-uang.table.ts'

/** Entries that are read at once: an export of years holds no more of them than this. */
const AT_ONCE = 1_000

interface Asked extends Pick<JurnalQuery, 'dari' | 'sampai'> {
  /** The departure whose bookings are asked for; null for all. */
  paket_id: number | null
}

/** Selects entries by which money came or went, of the period that is asked for. */
function movements(db: Kysely<Tables>, { paket_id, dari, sampai }: Asked) {
  let query = db.selectFrom('buku_uang').where('buku_uang.jenis', 'not in', BILL_ENTRIES)
  if (dari) query = query.where('buku_uang.pada', '>=', awalHari(dari))
  if (sampai) query = query.where('buku_uang.pada', '<', awalHari(addDays(sampai, 1)))
  if (paket_id !== null)
    query = query.where('buku_uang.pemesanan_id', 'in', (eb) =>
      eb.selectFrom('pemesanan').select('pemesanan.id').where('paket_id', '=', paket_id),
    )
  return query
}

/** Counts the entries of a journal, and returns the last of them: what is entered later is not in it. */
export async function sizeOfJurnal(
  db: Kysely<Tables>,
  asked: Asked,
): Promise<{ banyak: number; akhir: number }> {
  const row = await movements(db, asked)
    .select(({ fn }) => [fn.countAll().as('banyak'), fn.max('buku_uang.id').as('akhir')])
    .executeTakeFirst()
  return { banyak: Number(row?.banyak ?? 0), akhir: Number(row?.akhir ?? 0) }
}

/** Names an entry: what is taken back has the other sign. */
function jenisOf(jenis: StoredRow<'buku_uang'>['jenis'], jumlah: number): JurnalJenis {
  if (jenis === 'pindahan') return 'pindahan'
  if (jenis === 'masuk') return jumlah > 0 ? 'pembayaran' : 'pembatalan'
  return jumlah < 0 ? 'pengembalian' : 'pengembalian_batal'
}

async function entriesAfter(db: Kysely<Tables>, asked: Asked, after: number, akhir: number) {
  return movements(db, asked)
    .leftJoin('pemesanan', 'pemesanan.id', 'buku_uang.pemesanan_id')
    .leftJoin('paket', 'paket.id', 'pemesanan.paket_id')
    .leftJoin('pemesanan as lain', 'lain.id', 'buku_uang.lawan_id')
    .leftJoin('pembayaran', 'pembayaran.id', 'buku_uang.pembayaran_id')
    .leftJoin('putusan_pengembalian as keluar', (join) =>
      join
        .onRef('keluar.pengembalian_id', '=', 'buku_uang.pengembalian_id')
        .on('keluar.status', '=', 'dibayar'),
    )
    .leftJoin('kwitansi', 'kwitansi.pembayaran_id', 'buku_uang.pembayaran_id')
    .leftJoin('akun', 'akun.id', 'buku_uang.akun_id')
    .leftJoin('token_api', 'token_api.id', 'buku_uang.token_id')
    .where('buku_uang.id', '>', after)
    .where('buku_uang.id', '<=', akhir)
    .orderBy('buku_uang.id')
    .limit(AT_ONCE)
    .select(({ fn, val }) => [
      'buku_uang.id',
      'buku_uang.pada',
      'buku_uang.jenis',
      'buku_uang.jumlah',
      'buku_uang.alasan',
      'pemesanan.kode',
      'paket.nama_paket',
      'paket.tanggal_keberangkatan',
      'paket.tipe_paket',
      'lain.kode as lawan',
      'pembayaran.rujukan',
      'pembayaran.tanggal_bank',
      'pembayaran.metode',
      'pembayaran.kurs',
      'keluar.rujukan as rujukan_keluar',
      'keluar.tanggal_bank as tanggal_keluar',
      'kwitansi.nomor as kwitansi',
      fn.coalesce('pemesanan.mata_uang', 'pembayaran.mata_uang', val('')).as('mata_uang'),
      fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'),
    ])
    .execute()
}
type Entry = Awaited<ReturnType<typeof entriesAfter>>[number]

/** The settings that a journal is written by. */
type Books = Pick<PengaturanIsi, 'angka' | 'akun_jurnal'>

/** Returns the accounts of an entry: what has more by it, then what has less. Refunds leave by the bank. */
function accountsOf(
  { jenis, metode }: Entry,
  jumlah: number,
  { akun_jurnal: kode }: Books,
): [string, string] {
  if (jenis === 'pindahan') return [kode.titipan, kode.titipan]
  const cash = { transfer: kode.bank, tunai: kode.kas, gateway: kode.gateway }
  const own = jenis === 'masuk' && metode !== null ? cash[metode] : kode.bank
  return jumlah > 0 ? [own, kode.titipan] : [kode.titipan, own]
}

/**
 * Returns the tax within an entry by the rate of the day on which its payment came, so that money which goes back takes
 * the same tax along; null where none is counted.
 */
function taxOf({ pada, tanggal_bank, tipe_paket, mata_uang }: Entry, jumlah: number, { angka }: Books) {
  const tipe = TIPE_PAKET.find((one) => one === tipe_paket)
  if (mata_uang !== 'Rp' || !tipe) return null
  const day = tanggal_bank ?? hariIni(new Date(pada))
  const { nilai } = angkaBerlaku(angka, PPN_ANGKA[tipe], day)
  return nilai === 0 ? null : { tarif: nilai, ...taxWithin(jumlah, nilai) }
}

/** Returns the cells of an entry by their heads. A pair of moved money is no receipt's. */
function cellsOf(entry: Entry, books: Books): Record<(typeof JURNAL_KOLOM)[number], string | number | null> {
  const jumlah = Number(entry.jumlah)
  const isPayment = entry.jenis === 'masuk'
  const [akun_debit, akun_kredit] = accountsOf(entry, jumlah, books)
  const tax = taxOf(entry, jumlah, books)
  return {
    waktu: writeWaktuWib(entry.pada),
    kode: entry.kode,
    jenis: jenisOf(entry.jenis, jumlah),
    jumlah,
    mata_uang: entry.mata_uang,
    rujukan: isPayment ? entry.rujukan : entry.rujukan_keluar,
    oleh: entry.oleh,
    nomor: entry.id,
    tanggal_bank: isPayment ? entry.tanggal_bank : entry.tanggal_keluar,
    metode: isPayment ? entry.metode : null,
    kwitansi: isPayment ? entry.kwitansi : null,
    lawan: entry.lawan,
    kurs: entry.kurs === null || !isPayment ? null : Number(entry.kurs),
    paket: entry.nama_paket,
    keberangkatan: entry.tanggal_keberangkatan,
    alasan: entry.alasan,
    akun_debit,
    akun_kredit,
    ppn_jenis: tax && entry.tipe_paket,
    ppn_tarif: tax && tarifText(tax.tarif),
    dpp: tax?.dpp ?? null,
    ppn: tax?.ppn ?? null,
    akun_ppn: tax && books.akun_jurnal.ppn,
  }
}

/** Writes a journal until an entry as CSV, some entries at a time, in the order in which they were made. */
export async function* writeJurnal(db: Kysely<Tables>, asked: Asked, akhir: number): AsyncGenerator<string> {
  yield `${BOM}${csvRow(JURNAL_KOLOM)}`
  const { angka, akun_jurnal } = (await findPengaturan(db)) ?? PENGATURAN_KOSONG
  const books: Books = { angka, akun_jurnal }
  for (let after = 0; ; ) {
    const entries = await entriesAfter(db, asked, after, akhir)
    const last = entries.at(-1)
    if (!last) return
    yield entries
      .map((entry) => {
        const cells = cellsOf(entry, books)
        return csvRow(JURNAL_KOLOM.map((head) => cells[head]))
      })
      .join('')
    after = last.id
  }
}
