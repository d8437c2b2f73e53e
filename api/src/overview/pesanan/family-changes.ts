import type { Paket } from '@safar/shared/content/paket/paket'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import type { PermintaanKeluarga } from '@safar/shared/overview/pesanan/pesanan-schema'
import { DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import { ChangeReader } from '../../content/paket/perubahan.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { readDifference } from '../../records/noun/difference.ts'
import { pemesananNoun } from '../../trips/pemesanan/pemesanan.noun.ts'

/** A change since the last visit, as a sentence. */
interface Change {
  pada: string
  teks: string
}

interface About {
  booking: PemesananStored
  /** The departure of the booking; null where there is none any more. */
  paket: Pick<Paket, 'slug' | 'nama_paket' | 'tanggal_keberangkatan'> | null
  payments: readonly Pembayaran[]
  refunds: readonly Pick<Pengembalian, 'jumlah' | 'status' | 'disetujui_pada' | 'diputus_pada'>[]
  papers: readonly (Pick<StoredRow<'dokumen'>, 'jenis' | 'status' | 'diperiksa_pada'> & { nama: string })[]
  requests: readonly PermintaanKeluarga[]
  names: ReadonlyMap<number, string>
}

/** Changes that are told at a time. */
const MOST = 20

/** Sentences of states in which nobody travels by a booking. */
const ASIDE: Partial<Record<PemesananStatus, string>> = {
  kedaluwarsa: 'Pemesanan ini kedaluwarsa.',
  batal: 'Pemesanan ini dibatalkan.',
  disimpan: 'Pemesanan ini disimpan sampai ada keberangkatan pengganti.',
}

/** Returns the changes of a family's booking since a time, newest first: decisions, additions and moves. */
export async function familyChanges(db: Kysely<Tables>, sejak: string, about: About): Promise<Change[]> {
  const { booking, payments, refunds, papers, requests } = about
  const { mata_uang } = booking
  const found: Change[] = []
  const tell = (pada: string | null, teks: string) => {
    if (pada !== null && pada > sejak) found.push({ pada, teks })
  }
  for (const { diputus_pada, status, jumlah } of payments) {
    const sum = sumText(jumlah, mata_uang)
    if (status === 'diterima') tell(diputus_pada, `Pembayaran ${sum} sudah kami terima.`)
    if (status === 'ditolak') tell(diputus_pada, `Bukti transfer ${sum} belum dapat kami terima.`)
    if (status === 'dibatalkan')
      tell(diputus_pada, `Pembayaran ${sum} dibatalkan. Tanyakan kepada kami sebabnya.`)
  }
  for (const { jumlah, status, disetujui_pada, diputus_pada } of refunds) {
    const sum = sumText(jumlah, mata_uang)
    if (status === 'disetujui') tell(disetujui_pada, `${sum} akan kami kembalikan kepada Anda.`)
    if (status === 'dibayar') tell(diputus_pada, `${sum} sudah kami kembalikan kepada Anda.`)
  }
  for (const { jenis, status, diperiksa_pada, nama } of papers) {
    if (status === 'diterima') tell(diperiksa_pada, `${DOKUMEN_LABEL[jenis]} ${nama} sudah kami terima.`)
    if (status === 'ditolak') tell(diperiksa_pada, `${DOKUMEN_LABEL[jenis]} ${nama} perlu dikirim lagi.`)
  }
  for (const { status, dijawab_pada } of requests)
    tell(dijawab_pada, `Permintaan Anda ${status === 'diterima' ? 'kami penuhi' : 'sudah kami jawab'}.`)
  for (const { uraian, pada } of await newBills(db, booking.id, sejak))
    tell(pada, `Tagihan ${uraian} ditambahkan.`)
  const { moved, changes } = await bookingChanges(db, about, sejak)
  // What was published of the departure before the booking came to it was no change of this journey.
  const journey = await journeyChanges(db, about.paket?.slug ?? '', moved ?? sejak)
  found.push(...changes, ...journey, ...(await visas(db, about, sejak)))
  return found.toSorted((a, b) => b.pada.localeCompare(a.pada)).slice(0, MOST)
}

/**
 * Tells what became of the booking by its revisions, and when it moved: its departure, its end and its price. Of a way
 * there and back nothing is told.
 */
async function bookingChanges(
  db: Kysely<Tables>,
  { booking, paket }: About,
  sejak: string,
): Promise<{ moved: string | null; changes: Change[] }> {
  const rows = await db
    .selectFrom('riwayat')
    .select(['waktu', 'data'])
    .where('jenis', '=', pemesananNoun.noun.name)
    .where('data_id', '=', booking.id)
    .where('waktu', '>', sejak)
    .orderBy('id')
    .execute()
  const steps = rows.flatMap(({ waktu, data }) => {
    const step = readDifference(data)
    return step ? [{ ...step, waktu }] : []
  })
  /** Returns when a field became what it is; null if it was so before. */
  const changed = (field: 'paket_id' | 'status' | 'total'): string | null => {
    const own = steps.filter(({ sesudah }) => field in sesudah)
    const [first, last] = [own[0], own.at(-1)]
    return first && last && first.sebelum[field] !== last.sesudah[field] ? last.waktu : null
  }
  const [moved, ended, priced] = [changed('paket_id'), changed('status'), changed('total')]
  const where = [paket?.nama_paket, paket && formatTanggal(paket.tanggal_keberangkatan)]
  const aside = ASIDE[booking.status]
  const changes = [
    moved && { pada: moved, teks: `Pemesanan ini pindah ke ${where.filter(Boolean).join(', ')}.` },
    ended && aside && { pada: ended, teks: aside },
    priced && { pada: priced, teks: `Harga pemesanan menjadi ${sumText(booking.total, booking.mata_uang)}.` },
  ]
  return { moved, changes: changes.flatMap((one) => one || []) }
}

function newBills(db: Kysely<Tables>, pemesanan_id: number, sejak: string) {
  return db
    .selectFrom('tagihan')
    .select(['uraian', 'pada'])
    .where('pemesanan_id', '=', pemesanan_id)
    .where('jenis', '=', 'tambahan')
    .where('pada', '>', sejak)
    .execute()
}

/** Tells whose visa came, by the revisions of participants. */
async function visas(db: Kysely<Tables>, { names }: About, sejak: string): Promise<Change[]> {
  if (names.size === 0) return []
  const rows = await db
    .selectFrom('riwayat')
    .select(['data_id', 'waktu', 'data'])
    .where('jenis', '=', 'peserta')
    .where('data_id', 'in', [...names.keys()])
    .where('waktu', '>', sejak)
    .execute()
  return rows.flatMap(({ data_id, waktu, data }) => {
    const { sebelum = {}, sesudah = {} } = readDifference(data) ?? {}
    const came = 'visa_no' in sesudah && sesudah.visa_no !== '' && (sebelum.visa_no ?? '') === ''
    return came ? [{ pada: waktu, teks: `Visa ${names.get(data_id) || 'peserta'} sudah terbit.` }] : []
  })
}

/** Tells published changes of the journey: its day, its airline and its hotels. */
async function journeyChanges(db: Kysely<Tables>, slug: string, sejak: string): Promise<Change[]> {
  try {
    const { perubahan } = await new ChangeReader(db).one(slug, () => {})
    return perubahan.flatMap(({ pada, bidang, ke }) => {
      if (pada <= sejak) return []
      if (bidang === 'tanggal_keberangkatan')
        return [{ pada, teks: `Keberangkatan dipindahkan ke ${formatTanggal(String(ke))}.` }]
      if (bidang === 'maskapai') return [{ pada, teks: `Maskapai berubah menjadi ${ke}.` }]
      return bidang === 'hotels' ? [{ pada, teks: `Hotel berubah menjadi ${ke}.` }] : []
    })
  } catch (error) {
    // A journey that is no longer live has no published changes.
    if (error instanceof HttpError && error.status === 404) return []
    throw error
  }
}
