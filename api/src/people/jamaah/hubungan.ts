import {
  HUBUNGAN,
  HUBUNGAN_BUKTI_LABEL,
  HUBUNGAN_MOST,
  hubunganMustahil,
  hubunganPeringatan,
  hubunganWord,
  type Kerabat,
} from '@safar/shared/people/jamaah/hubungan'
import type { Hubungan, HubunganInput } from '@safar/shared/people/jamaah/hubungan-schema'
import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { type Kysely, sql } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields, notFound } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { changeInTurn } from '../../records/noun/turn.ts'
import { jamaahNoun } from './jamaah.noun.ts'
import { JAMAAH_TIDAK_ADA } from './save-dokumen.ts'

export const HUBUNGAN_TIDAK_ADA = 'Hubungan keluarga ini tidak ada.'
const PENUH = `Paling banyak ${HUBUNGAN_MOST} hubungan untuk satu orang.`
const DENGAN_TIDAK_ADA = 'Jamaah yang dipilih tidak ada lagi. Pilih yang lain.'

type Person = Kerabat & { id: number; nama_paspor: string }

async function findPerson(db: Kysely<Tables>, id: number): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select id, nama_paspor, jenis_kelamin, tgl_lahir from ${sql.table(JAMAAH.name)} where id = ${id}
  `.execute(db)
  return rows[0]
}

async function requirePerson(db: Kysely<Tables>, id: number): Promise<Person> {
  const found = await findPerson(db, id)
  if (!found) throw notFound(JAMAAH_TIDAK_ADA)
  return found
}

/**
 * Returns a pilgrim's relations to those who are not in the trash, oldest first.
 * @throws HttpError 404
 */
export async function listHubungan(db: Kysely<Tables>, id: number): Promise<Hubungan[]> {
  const self = await requirePerson(db, id)
  const { rows } = await sql<StoredRow<'hubungan'> & Person & { oleh: string; hubungan_id: number }>`
    select hubungan.id as hubungan_id, a_id, jenis, bukti, pada, orang.id, nama_paspor, jenis_kelamin, tgl_lahir,
      coalesce(token_api.nama, akun.nama, '') as oleh
    from hubungan
    join ${sql.table(JAMAAH.name)} as orang on orang.id = case when a_id = ${id} then b_id else a_id end
    left join akun on akun.id = hubungan.akun_id
    left join token_api on token_api.id = hubungan.token_id
    where a_id = ${id} or b_id = ${id}
    order by hubungan.id
  `.execute(db)
  return rows.map((row) => {
    const { hubungan_id, a_id, bukti, pada, oleh, nama_paspor: nama, jenis_kelamin } = row
    const jenis = a_id === id ? row.jenis : HUBUNGAN[row.jenis].balik
    const peringatan = hubunganPeringatan(jenis, self, row)
    return { id: hubungan_id, dengan: row.id, nama, jenis_kelamin, jenis, bukti, pada, oleh, peringatan }
  })
}

/** Returns the two ids of a pair in the order in which its row has them, and its rows are held. */
const pairOf = (one: number, other: number) => ({ a_id: Math.min(one, other), b_id: Math.max(one, other) })

async function countOf(db: Kysely<Tables>, id: number): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select count(*) as jumlah from hubungan where a_id = ${id} or b_id = ${id}
  `.execute(db)
  return Number(rows[0]?.jumlah)
}

/** Logs a change of a pilgrim's relations; it names nobody. */
const note = (context: Context, id: number, rinci: string) =>
  logActivities(context, { aksi: 'ubah', jenis: 'jamaah', data_id: id, rinci: `Hubungan keluarga: ${rinci}` })

/**
 * Says who another pilgrim is to one, or by which paper, where their kind of relation is known already.
 * @throws HttpError 404 without the pilgrim; 409 with the present relation if it is of another kind; 422 by field for
 * what cannot be
 */
export async function setHubungan(
  deps: Deps,
  actor: Pelaku,
  id: number,
  { dengan, jenis, bukti }: HubunganInput,
): Promise<Hubungan> {
  if (dengan === id) throw invalidFields({ dengan: ['Pilih orang lain, bukan jamaah ini sendiri.'] })
  const pair = pairOf(id, dengan)
  const stored = await changeInTurn(
    deps,
    jamaahNoun,
    actor,
    { stored: String(pair.a_id) },
    async (context) => {
      const { trx } = context
      await holdRow(trx, JAMAAH.name, pair.b_id, 'change')
      const self = await requirePerson(trx, id)
      const other = await findPerson(trx, dengan)
      if (!other) throw invalidFields({ dengan: [DENGAN_TIDAK_ADA] })
      const present = (await listHubungan(trx, id)).find((one) => one.dengan === dengan)
      if (present && present.jenis !== jenis)
        throw conflict(
          `${other.nama_paspor} sudah tercatat sebagai ${hubunganWord(present.jenis, other.jenis_kelamin).toLowerCase()}. Hapus dulu hubungan itu bila keliru.`,
          { data: present },
        )
      const mustahil = hubunganMustahil(jenis, self, other)
      if (mustahil) throw invalidFields({ jenis: [mustahil] })
      if (present?.bukti === bukti) return present.id
      const said = {
        bukti,
        pada: context.now.toISOString(),
        akun_id: Number(actor.id),
        token_id: actor.token ?? null,
      }
      const word = HUBUNGAN[jenis].label.toLowerCase()
      if (present) {
        await trx.updateTable('hubungan').set(said).where('id', '=', present.id).execute()
        await note(context, id, `bukti ${word}, ${HUBUNGAN_BUKTI_LABEL[bukti].toLowerCase()}`)
        return present.id
      }
      for (const each of [id, dengan])
        if ((await countOf(trx, each)) >= HUBUNGAN_MOST)
          throw invalidFields({
            dengan: [each === id ? PENUH : `${PENUH} ${other.nama_paspor} sudah penuh.`],
          })
      const { id: added } = await trx
        .insertInto('hubungan')
        .values({ ...pair, jenis: pair.a_id === id ? jenis : HUBUNGAN[jenis].balik, ...said })
        .returning('id')
        .executeTakeFirstOrThrow()
      await note(context, id, `ditambah, ${word}`)
      return added
    },
  )
  const found = (await listHubungan(deps.database.db, id)).find((one) => one.id === stored)
  if (!found) throw notFound(HUBUNGAN_TIDAK_ADA)
  return found
}

/** One of a pilgrim's relations: by its id, or by who it is with. */
export type Which = { hubungan: number } | { dengan: number }

/**
 * Removes a relation from both sides.
 * @throws HttpError 404 if there is none
 */
export function removeHubungan(deps: Deps, actor: Pelaku, id: number, which: Which): Promise<void> {
  return changeInTurn(deps, jamaahNoun, actor, { stored: String(id) }, async (context) => {
    const found = (await listHubungan(context.trx, id)).find((one) =>
      'dengan' in which ? one.dengan === which.dengan : one.id === which.hubungan,
    )
    if (!found) throw notFound(HUBUNGAN_TIDAK_ADA)
    // Of two at once one takes it away.
    const { numDeletedRows } = await context.trx
      .deleteFrom('hubungan')
      .where('id', '=', found.id)
      .executeTakeFirstOrThrow()
    if (Number(numDeletedRows) === 0) throw notFound(HUBUNGAN_TIDAK_ADA)
    await note(context, id, `dihapus, ${HUBUNGAN[found.jenis].label.toLowerCase()}`)
  })
}
