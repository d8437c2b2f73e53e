import { TEMUAN_MAX, type Temuan } from '@safar/shared/overview/temuan/temuan'
import { adminRecordPath, pendaftaranPath } from '@safar/shared/platform/address/admin'
import { formatTanggalSingkat, hariIni } from '@safar/shared/platform/format/tanggal'
import { isPublic, isStated, STATUS_LABEL } from '@safar/shared/records/noun/states'
import type { Kysely } from 'kysely'
import { readPendaftaranRow } from '../../people/pendaftaran/pendaftaran-row.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { rowsByIds } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import type { NounData, Row, StoredNoun } from '../../records/noun/stored-noun.ts'
import { bestRows } from './best-rows.ts'

const NAMELESS = '(belum bernama)'

export interface CariAsked {
  q: string
  nouns: readonly StoredNoun[]
  /** A day in Jakarta. */
  today: string
  /** Ids of records that the search finds besides its words, by noun. */
  besides?: ReadonlyMap<string, readonly number[]>
}

/**
 * Finds the best records of each noun, then the best registrations, for a search text. Unreadable rows go to
 * `onBroken`.
 */
export async function findTemuan(
  db: Kysely<Tables>,
  { q, nouns, today, besides }: CariAsked,
  onBroken: OnBroken,
): Promise<Temuan[]> {
  const records = nouns
    // What is owned is found by the record that it belongs to.
    .filter(({ single, noun }) => !single && noun.owned === undefined)
    .map(async (noun) => {
      const numbered = await rowsByIds(db, noun, besides?.get(noun.noun.name) ?? [])
      const worded = await bestRows(db, noun.noun.name, q)
      const isNew = ({ id }: Row) => !numbered.some((row) => row.id === id)
      const rows = [...numbered, ...worded.filter(isNew)].slice(0, TEMUAN_MAX)
      return rows.flatMap((row) => {
        const record = noun.readRow(row, onBroken)
        return record ? [recordTemuan(noun, record, today)] : []
      })
    })
  return (await Promise.all([...records, findPeople(db, q, onBroken)])).flat()
}

function recordTemuan(noun: StoredNoun, record: NounData, today: string): Temuan {
  const content = contentOf(record)
  const state = isStated(content) ? STATUS_LABEL[content.status] : ''
  const about = keteranganOf([isPublic(content) ? '' : state, ...(noun.about?.(content, today) ?? [])])
  return {
    jenis: noun.noun.name,
    id: record.id,
    judul: noun.titleOf(content) || NAMELESS,
    keterangan: about || state,
    alamat: adminRecordPath(noun.office, record.slug || record.id),
  }
}

/**
 * People by what their registration is found by. A hit names who and when; how to reach them stands on their page
 * alone.
 */
async function findPeople(db: Kysely<Tables>, q: string, onBroken: OnBroken): Promise<Temuan[]> {
  const rows = await bestRows(db, 'pendaftaran', q)
  return rows
    .flatMap((row) => readPendaftaranRow(row, onBroken) ?? [])
    .map(({ id, nama, kode, created_at }) => ({
      jenis: 'pendaftaran',
      id,
      judul: nama,
      keterangan: keteranganOf([kode, formatTanggalSingkat(hariIni(new Date(created_at)))]),
      alamat: pendaftaranPath(kode),
    }))
}

const keteranganOf = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')
