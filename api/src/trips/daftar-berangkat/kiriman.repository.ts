import type { Paket } from '@safar/shared/content/paket/paket'
import type { ManifestRow } from '@safar/shared/trips/daftar-berangkat/manifest-row'
import {
  KIRIMAN_BERKAS_LABEL,
  type Kiriman,
  type kirimanInputSchema,
  kirimanIsiSchema,
} from '@safar/shared/trips/daftar-berangkat/manifest-schema'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { notFound } from '../../platform/http/errors.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import type { Vault } from '../../platform/vault/vault.ts'

const TIDAK_ADA = 'Versi ini tidak ada di keberangkatan ini.'
/** The cell of a version before its id is known. */
const place = (id: number) => ({ noun: 'kiriman_manifest', record: String(id), field: 'isi' })

const kirimanOf = (db: Kysely<Tables>, paketId: number) =>
  db
    .selectFrom('kiriman_manifest')
    .leftJoin('akun', 'akun.id', 'kiriman_manifest.akun_id')
    .leftJoin('token_api', 'token_api.id', 'kiriman_manifest.token_id')
    .select(['versi', 'untuk', 'berkas', 'catatan', 'orang', 'pada'])
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))
    .where('paket_id', '=', paketId)

/** Lists the versions of a departure, newest first. */
export const listKiriman = (db: Kysely<Tables>, paketId: number): Promise<Kiriman[]> =>
  kirimanOf(db, paketId).orderBy('versi', 'desc').execute()

/**
 * Finds a version with its people as they were sent.
 * @throws HttpError 404; 503 if it does not open
 */
export async function findKiriman(
  db: Kysely<Tables>,
  vault: Vault,
  paketId: number,
  versi: number,
): Promise<{ kiriman: Kiriman; rows: ManifestRow[] }> {
  const kiriman = await kirimanOf(db, paketId).where('versi', '=', versi).executeTakeFirst()
  const cell = await db
    .selectFrom('kiriman_manifest')
    .select(['id', 'isi'])
    .where('paket_id', '=', paketId)
    .where('versi', '=', versi)
    .executeTakeFirst()
  if (!kiriman || !cell) throw notFound(TIDAK_ADA)
  const isi = openOrRefuse('Isian', () => vault.open(place(cell.id), cell.isi)).toString()
  const read = kirimanIsiSchema.parse(JSON.parse(isi))
  const rows = read.map(({ isi: known, ...who }) => ({
    ...who,
    isi: { ...BLANK, ...known },
  }))
  return { kiriman, rows }
}

const BLANK: ManifestRow['isi'] = {
  pemesanan: '',
  nama_paspor: '',
  sapaan: '',
  jenis_kelamin: '',
  tempat_lahir: '',
  tgl_lahir: '',
  umur: '',
  no_paspor: '',
  tgl_terbit: '',
  tgl_habis: '',
  kota_terbit: '',
  kewarganegaraan: '',
  no_hp: '',
  kamar: '',
  visa_no: '',
  visa_berlaku: '',
  visa_akhir: '',
  asuransi: '',
  polis_no: '',
  no_registrasi: '',
  nama_tiket: '',
}

/** Freezes a list of people as the next version of its departure; of two at once each gets a number of its own. */
export function addKiriman(
  deps: Pick<AppDeps, 'database' | 'vault' | 'now'>,
  actor: Pelaku,
  paket: Pick<Paket, 'id' | 'nama_paket'>,
  { untuk, berkas, catatan }: z.output<typeof kirimanInputSchema>,
  rows: readonly ManifestRow[],
): Promise<number> {
  return transact(deps, actor, async (context) => {
    const { trx, now } = context
    await holdRow(trx, 'paket', paket.id, 'change')
    const { last } = await trx
      .selectFrom('kiriman_manifest')
      .select(({ fn }) => fn.max('versi').as('last'))
      .where('paket_id', '=', paket.id)
      .executeTakeFirstOrThrow()
    const versi = Number(last ?? 0) + 1
    // A cell is sealed for its row, whose number the table counts up.
    const { id } = await trx
      .insertInto('kiriman_manifest')
      .values({
        paket_id: paket.id,
        versi,
        untuk,
        berkas,
        catatan,
        orang: rows.length,
        isi: '',
        pada: now.toISOString(),
        akun_id: Number(actor.id),
        token_id: actor.token ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    // What only the ministry has is frozen for it alone.
    const sent = berkas === 'siskopatuh' ? rows : rows.map((row) => ({ ...row, kementerian: {} }))
    const isi = await deps.vault.seal(trx, place(id), Buffer.from(JSON.stringify(sent)))
    await trx.updateTable('kiriman_manifest').set({ isi }).where('id', '=', id).execute()
    const rinci = `${KIRIMAN_BERKAS_LABEL[berkas]} versi ${versi} dibekukan, ${rows.length} orang`
    await logActivities(context, {
      aksi: 'buat',
      jenis: 'paket',
      data_id: paket.id,
      nama: paket.nama_paket,
      rinci,
    })
    return versi
  })
}
