import type { PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { insertRecord } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { openAll } from '../../records/noun/opened.ts'
import { writeRecord } from '../../records/noun/save.ts'
import { sealFresh } from '../../records/noun/seal-fresh.ts'
import { sealedFields, sealSecrets, takeSecrets } from '../../records/noun/sealed.ts'
import type { ContentOf } from '../../records/noun/stored-noun.ts'
import { pesertaNoun } from './peserta.noun.ts'

/*
 * Numbers of visas and policies, which lie sealed in the rows of participants. Whoever writes a participant hands them
 * on plain, and what is stored, told in revisions and compared has masks.
 */

/** The numbers of participants, plain, by id and field. */
type Numbers = ReadonlyMap<number, Readonly<Record<string, string>>>

const FIELDS = sealedFields(pesertaNoun).map(([name]) => name)
const hasNumber = ({ visa_no, polis_no }: PesertaStored) => visa_no !== '' || polis_no !== ''

/** Reads the sealed cells of participants who have any, by id. */
async function cellsOf(db: Kysely<Tables>, peserta: readonly PesertaStored[]) {
  const cells = new Map<number, { visa_no: string; polis_no: string }>()
  for (const part of inParts(peserta.filter(hasNumber))) {
    const ids = part.map(({ id }) => id)
    const rows = await db
      .selectFrom('peserta')
      .select(['id', 'visa_no', 'polis_no'])
      .where('id', 'in', ids)
      .execute()
    for (const { id, ...own } of rows) cells.set(id, own)
  }
  return cells
}

/** Opens the numbers of participants. One that does not open is left out: its mask goes on standing for it. */
export async function openNumbers(
  db: Kysely<Tables>,
  vault: Vault,
  peserta: readonly PesertaStored[],
): Promise<Numbers> {
  const cells = await cellsOf(db, peserta)
  return new Map(
    [...cells].map(([id, own]) => {
      const open = Object.entries(openAll(vault, pesertaNoun, id, own))
      return [id, Object.fromEntries(open.filter(([, value]) => value !== ''))]
    }),
  )
}

/**
 * Returns participants as they are added elsewhere, with their numbers plain.
 * @throws HttpError 503 if one does not open: it would be lost
 */
export async function carriedPeserta(
  db: Kysely<Tables>,
  vault: Vault,
  peserta: readonly PesertaStored[],
): Promise<ContentOf<PesertaStored>[]> {
  const cells = await cellsOf(db, peserta)
  return peserta.map((one) => {
    const own = new Map(Object.entries(cells.get(one.id) ?? {}))
    const open = FIELDS.flatMap((field) => {
      const cell = own.get(field) ?? ''
      const place = { noun: pesertaNoun.noun.name, record: one.id, field }
      return cell === '' ? [] : [[field, openOrRefuse('Isian', () => vault.open(place, cell)).toString()]]
    })
    return { ...contentOf(one), ...Object.fromEntries(open) }
  })
}

/** Inserts a participant whose numbers are plain, and returns it with masks. */
export async function insertPeserta(
  context: Context,
  vault: Vault,
  content: ContentOf<PesertaStored>,
): Promise<PesertaStored> {
  const { open, secrets } = takeSecrets(pesertaNoun, content)
  const made = await insertRecord(context, pesertaNoun, open)
  return (await sealSecrets(context.trx, vault, pesertaNoun, made.id, secrets)) ?? made
}

/** Writes a changed participant; numbers that are sent as they are stored already are no change. */
export async function writePeserta(
  context: Context,
  vault: Vault,
  stored: PesertaStored,
  changed: ContentOf<PesertaStored>,
): Promise<void> {
  const { before, content } = await sealFresh(context, vault, pesertaNoun, stored, changed)
  await writeRecord(context, pesertaNoun, 'ubah', before, content)
}
