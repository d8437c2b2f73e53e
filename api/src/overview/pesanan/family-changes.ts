import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { PermintaanKeluarga } from '@safar/shared/overview/pesanan/pesanan-schema'
import { DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import { ChangeReader } from '../../content/paket/perubahan.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { readDifference } from '../../records/noun/difference.ts'

/** A change since the last visit, as a sentence. */
interface Change {
  pada: string
  teks: string
}

interface About {
  booking: PemesananStored
  slug: string
  payments: readonly Pembayaran[]
  papers: readonly (Pick<StoredRow<'dokumen'>, 'jenis' | 'status' | 'diperiksa_pada'> & { nama: string })[]
  requests: readonly PermintaanKeluarga[]
  names: ReadonlyMap<number, string>
}

/** Changes that are told at a time. */
const MOST = 20

/** Returns the changes of a family's booking since a time, newest first: decisions, additions and moves. */
export async function familyChanges(db: Kysely<Tables>, sejak: string, about: About): Promise<Change[]> {
  const { booking, payments, papers, requests } = about
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
  for (const { jenis, status, diperiksa_pada, nama } of papers) {
    if (status === 'diterima') tell(diperiksa_pada, `${DOKUMEN_LABEL[jenis]} ${nama} sudah kami terima.`)
    if (status === 'ditolak') tell(diperiksa_pada, `${DOKUMEN_LABEL[jenis]} ${nama} perlu dikirim lagi.`)
  }
  for (const { status, dijawab_pada } of requests)
    tell(dijawab_pada, `Permintaan Anda ${status === 'diterima' ? 'kami penuhi' : 'sudah kami jawab'}.`)
  for (const { uraian, pada } of await newBills(db, booking.id, sejak))
    tell(pada, `Tagihan ${uraian} ditambahkan.`)
  found.push(...(await visas(db, about, sejak)), ...(await journeyChanges(db, about.slug, sejak)))
  return found.toSorted((a, b) => b.pada.localeCompare(a.pada)).slice(0, MOST)
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
