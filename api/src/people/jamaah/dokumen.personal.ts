import { DOKUMEN_KEADAAN_LABEL, DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { parseJson } from '@safar/shared/records/noun/columns'
import { keptUntil } from '@safar/shared/records/noun/kept'
import { type Kysely, sql, type Transaction } from 'kysely'
import { emailKey } from '../../access/session/akun.repository.ts'
import { discardFiles } from '../../files/berkas-pribadi/discard-files.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { PersonalTable } from '../../platform/db/personal-table.ts'
import { listLoncatan } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { joinedUnder } from './gabungan.repository.ts'

/** Reads, for some people, the last day (`YYYY-MM-DD`) on which a paper of theirs is kept; empty for no such day. */
export type KeptBy = (
  db: Kysely<Tables>,
  people: readonly number[],
) => Promise<(paper: { jamaah_id: number; diunggah_pada: string }) => string>

interface Person {
  id: number
  email: string
  updated_at: string
}

const { name } = JAMAAH
const isPerson = (value: object): value is Person =>
  'email' in value && typeof value.email === 'string' && 'updated_at' in value

/** Returns the pilgrims who have papers, those in the trash included. */
async function peopleWithPapers(db: Kysely<Tables>): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, email, updated_at from ${sql.table(name)} where id in (select jamaah_id from dokumen)
  `.execute(db)
  const trash = await db
    .selectFrom('sampah')
    .select(['data_id', 'data'])
    .where('jenis', '=', name)
    .where('data_id', 'in', (query) => query.selectFrom('dokumen').select('jamaah_id'))
    .execute()
  const thrown = trash.flatMap(({ data_id, data }) => {
    const record: object = Object(parseJson(data))
    return isPerson(record) ? [{ ...record, id: data_id }] : []
  })
  return [...rows, ...thrown]
}

async function erase(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  for (const part of inParts(ids)) {
    const gone = await trx.deleteFrom('dokumen').where('id', 'in', part).returning('berkas').execute()
    await discardFiles(
      trx,
      gone.map(({ berkas }) => berkas),
    )
  }
}

function readPapers(db: Kysely<Tables>, ids: readonly number[]) {
  const parts = [...inParts(ids)].map((part) =>
    db
      .selectFrom('dokumen')
      .select(['jamaah_id', 'jenis', 'status', 'diunggah_pada'])
      .where('id', 'in', part)
      .orderBy('id')
      .execute(),
  )
  return Promise.all(parts).then((found) => found.flat())
}

/**
 * Returns the duties by law on papers: they are shown to their person by kind, erased on request with their files, and
 * go with their person's record, or before it as `keptBy` says of each paper. Money is no part of them and stays.
 */
export const dokumenPersonal = (keptBy: KeptBy): PersonalTable => ({
  table: 'dokumen',
  label: 'dokumen',
  async find(db, { email_kunci }) {
    if (email_kunci === '') return []
    const joined = await joinedUnder(db, email_kunci)
    const own = (await peopleWithPapers(db)).flatMap(({ id, email }) => {
      if (emailKey(email) === email_kunci) return [{ id, email }]
      return joined.includes(id) ? [{ id, email: email_kunci }] : []
    })
    const found = []
    for (const { id, email } of own) {
      const papers = await db.selectFrom('dokumen').select('id').where('jamaah_id', '=', id).execute()
      found.push(...papers.map((paper) => ({ id: paper.id, email })))
    }
    return found.sort((a, b) => a.id - b.id)
  },
  async show(db, ids) {
    const papers = await readPapers(db, ids)
    const loncatan = await listLoncatan(db)
    const keptUntilDay = await keptBy(
      db,
      papers.map(({ jamaah_id }) => jamaah_id),
    )
    return (await peopleWithPapers(db)).flatMap((person) => {
      const own = papers.filter(({ jamaah_id }) => jamaah_id === person.id)
      const isi = own.map(({ jenis, status, diunggah_pada }) => ({
        nama: DOKUMEN_LABEL[jenis],
        isi: `${DOKUMEN_KEADAAN_LABEL[status]}, diunggah ${formatTanggal(hariIni(new Date(diunggah_pada)))}`,
      }))
      const days = [keptUntil(JAMAAH.personal.kept, { ...person }, loncatan), ...own.map(keptUntilDay)]
      const simpan_sampai = days.filter((day) => day !== '').toSorted()[0] ?? ''
      return isi.length > 0 ? [{ judul: 'Dokumen yang kami simpan', isi, simpan_sampai }] : []
    })
  },
  async erase(trx, ids) {
    await erase(trx, ids)
    return []
  },
  async expire(db, now) {
    const today = hariIni(now)
    const papers = await db.selectFrom('dokumen').select(['id', 'jamaah_id', 'diunggah_pada']).execute()
    const people = [...new Set(papers.map(({ jamaah_id }) => jamaah_id))]
    const living = new Set((await peopleWithPapers(db)).map(({ id }) => id))
    const keptUntilDay = await keptBy(db, people)
    const isOver = (paper: (typeof papers)[number]) => {
      const until = keptUntilDay(paper)
      return !living.has(paper.jamaah_id) || (until !== '' && until < today)
    }
    const over = papers.filter(isOver).map(({ id }) => id)
    if (over.length > 0) await db.transaction().execute((trx) => erase(trx, over))
  },
})
