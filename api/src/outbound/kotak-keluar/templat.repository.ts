import type { TeksTemplat } from '@safar/shared/outbound/templat-surat/naskah-templat'
import { NAMA_TEMPLAT, type NamaTemplat, templatOf } from '@safar/shared/outbound/templat-surat/templat'
import type { TemplatSurat } from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict } from '../../platform/http/errors.ts'
import { isiSurat, type Pengirim, type SuratTemplat, salahTemplat } from './compose-template.ts'
import type { Surat } from './naskah-surat.ts'

/** Versions that are kept of each message. */
const VERSI_MOST = 50
const BAWAAN: TeksTemplat = { perihal: '', judul: '', isi: '' }

interface Tersusun {
  templat: string
  versi: number
  surat: Surat
  /** The reason why it waits for a person; empty if it does not. */
  ditahan: string
}

/**
 * Composes a message with staff's texts. Texts that cannot be used, such as another version's, hold it back in the
 * product's own: nothing is lost, and a person sends it. A message that somebody waits for leaves at once in the
 * product's own.
 */
export async function composeTemplate(
  trx: Transaction<Tables>,
  isi: SuratTemplat,
  kantor: Pengirim,
): Promise<Tersusun> {
  const { nama } = isi
  const row = await terakhir(trx, nama)
  const salah = row ? salahTemplat(nama, row) : ''
  if (row && !salah)
    return { templat: nama, versi: row.versi, surat: isiSurat(isi, kantor, row), ditahan: '' }
  const { label, segera } = templatOf(nama)
  return {
    templat: nama,
    versi: 0,
    surat: isiSurat(isi, kantor, BAWAAN),
    ditahan:
      salah && !segera
        ? `Templat “${label}” perlu diperbaiki. ${salah}. Kirim lagi mengirim pesan ini dengan teks bawaan.`
        : '',
  }
}

function terakhir(db: Kysely<Tables>, nama: NamaTemplat): Promise<StoredRow<'templat_surat'> | undefined> {
  return db
    .selectFrom('templat_surat')
    .selectAll()
    .where('nama', '=', nama)
    .orderBy('versi', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Lists all templates with their present texts. */
export async function listTemplat(db: Kysely<Tables>): Promise<TemplatSurat[]> {
  const rows = await db
    .selectFrom('templat_surat as t')
    .selectAll()
    .where((eb) =>
      eb(
        't.versi',
        '=',
        eb
          .selectFrom('templat_surat as u')
          .select(({ fn }) => fn.max<number>('u.versi').as('versi'))
          .whereRef('u.nama', '=', 't.nama'),
      ),
    )
    .execute()
  return NAMA_TEMPLAT.map((nama) =>
    toTemplat(
      nama,
      rows.find((row) => row.nama === nama),
    ),
  )
}

/** Lists the versions of a template, newest first. */
export async function riwayatTemplat(db: Kysely<Tables>, nama: NamaTemplat): Promise<TemplatSurat[]> {
  const rows = await db
    .selectFrom('templat_surat')
    .selectAll()
    .where('nama', '=', nama)
    .orderBy('versi', 'desc')
    .limit(VERSI_MOST)
    .execute()
  return rows.map((row) => toTemplat(nama, row))
}

function toTemplat(nama: NamaTemplat, row: StoredRow<'templat_surat'> | undefined): TemplatSurat {
  if (!row) return { nama, versi: 0, ...BAWAAN, oleh: '', updated_at: null }
  const { versi, perihal, judul, isi, oleh, created_at } = row
  return { nama, versi, perihal, judul, isi, oleh, updated_at: created_at }
}

/**
 * Stores a new version of a template.
 * @throws HttpError 409 with the newest, if `versi` is not its version
 */
export async function saveTemplate(
  { trx, now }: Context,
  nama: NamaTemplat,
  { teks, versi, oleh }: { teks: TeksTemplat; versi: number | undefined; oleh: string },
): Promise<TemplatSurat> {
  const stored = toTemplat(nama, await terakhir(trx, nama))
  if (versi !== undefined && versi !== stored.versi) throw basi(stored)
  const { perihal, judul, isi } = teks
  const row = await trx
    .insertInto('templat_surat')
    .values({ nama, versi: stored.versi + 1, perihal, judul, isi, oleh, created_at: now.toISOString() })
    // Of two at once, the second finds its number taken.
    .onConflict((conflict) => conflict.columns(['nama', 'versi']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw basi(toTemplat(nama, await terakhir(trx, nama)))
  await trx
    .deleteFrom('templat_surat')
    .where('nama', '=', nama)
    .where('versi', '<=', row.versi - VERSI_MOST)
    .execute()
  return toTemplat(nama, row)
}

const basi = (stored: TemplatSurat) =>
  conflict(`Templat ini sudah diubah${stored.oleh && ` oleh ${stored.oleh}`} sesudah Anda membukanya.`, {
    data: stored,
  })
