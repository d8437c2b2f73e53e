import type { TautanMati } from '@safar/shared/overview/temuan/tautan-mati'
import { ADMIN_PAGES, adminRecordPath } from '@safar/shared/platform/address/admin'
import { hasPages, recordPath } from '@safar/shared/platform/address/record'
import { letOthers } from '@safar/shared/platform/let-others'
import { readNaskah } from '@safar/shared/records/naskah/read-naskah'
import {
  alamatRekaman,
  alamatSendiri,
  isHidup,
  tautanRekaman,
} from '@safar/shared/records/naskah/tautan-hidup'
import { type Fields, isList } from '@safar/shared/records/noun/field'
import type { PengaturanIsi } from '@safar/shared/settings/pengaturan/pengaturan'
import { PENGATURAN } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { PROGRAM } from '@safar/shared/settings/pengaturan/program'
import { type Kysely, sql } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { listAlamatLama } from '../../records/noun/alamat.ts'
import { listRecords } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'

/** Stored records, the display of fixed programmes, and the settings. */
interface Asked {
  nouns: readonly StoredNoun[]
  pengaturan: PengaturanIsi
  /** The site's origin. */
  situs: string
}

/** States whose answer changes only with the content's version; the other states change without it. */
export const TERBIT = ['terbit'] as const
export const BELUM = ['terjadwal', 'draf'] as const

/**
 * Lists records of the given states that link to pages of archived or deleted records, noun by noun in their order.
 * With `TERBIT` the settings come first. Releases show only the words of such links
 * (`site/src/naskah/tautan-hidup.ts`). Unreadable records go to `onBroken`.
 */
export async function listTautanMati(
  db: Kysely<Tables>,
  { nouns, pengaturan, situs }: Asked,
  states: typeof TERBIT | typeof BELUM,
  onBroken?: OnBroken,
): Promise<TautanMati[]> {
  const ada = await listAda(db, { nouns, halaman: pengaturan.halaman_contoh })
  const found: TautanMati[] = []
  const note = (links: readonly string[], of: Omit<TautanMati, 'tautan'>) => {
    const gone = links.filter((href) => !isHidup(href, ada))
    if (gone.length > 0)
      found.push({ ...of, tautan: [...new Set(gone.map((href) => alamatSendiri(href) ?? href))] })
  }
  if (states === TERBIT)
    note(namedIn(pengaturan, situs), {
      jenis: PENGATURAN.name,
      id: 1,
      judul: 'Pengaturan situs',
      status: 'terbit',
      alamat: ADMIN_PAGES.pengaturan,
    })
  for (const noun of nouns) {
    if (noun.single || !noun.noun.published || !mayLink(noun.noun.fields)) continue
    for (const status of states)
      for (const record of await listRecords(db, noun, { status }, onBroken)) {
        // A text of the longest takes milliseconds to read.
        await letOthers()
        const content = contentOf(record)
        note(linksOf(noun.noun.fields, { ...content }), {
          jenis: noun.noun.name,
          id: record.id,
          judul: noun.titleOf(content),
          status,
          alamat: adminRecordPath(noun.office, record.slug || record.id),
        })
      }
  }
  return found
}

/** Addresses that settings name: their texts are plain, and people read those addresses as they stand. */
function namedIn(value: unknown, situs: string): string[] {
  if (typeof value === 'string') return alamatRekaman(value, situs)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((each) => namedIn(each, situs))
}

/** Addresses of pages of records and programmes that are there, and of those that lead on. */
async function listAda(
  db: Kysely<Tables>,
  { nouns, halaman }: Pick<Asked, 'nouns'> & { halaman: PengaturanIsi['halaman_contoh'] },
): Promise<Set<string>> {
  const ada = new Set<string>()
  const live = new Map<string, Set<number>>()
  for (const { noun } of nouns) {
    if (!hasPages(noun.name)) continue
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from ${sql.table(noun.name)} where status = 'terbit'
    `.execute(db)
    for (const { slug } of rows) ada.add(recordPath(noun.name, slug))
    live.set(noun.name, new Set(rows.map(({ id }) => id)))
  }
  for (const { jenis, lama } of await listAlamatLama(db, nouns))
    if (hasPages(jenis)) ada.add(recordPath(jenis, lama))
  for (const [index, program] of PROGRAM.entries()) {
    const pengganti = halaman[`${program}_paket`]
    const isTaken = pengganti !== null && live.get('paket')?.has(pengganti) === true
    if (isTaken || halaman[program] !== 'sembunyi') ada.add(recordPath('program', index + 1))
  }
  return ada
}

/** Tells whether any of these fields can hold a link. */
const mayLink = (fields: Fields): boolean =>
  Object.values(fields).some((field) =>
    isList(field) ? mayLink(field.row) : field.kind === 'text' && (field.markdown || field.tautan),
  )

/** Returns the links of fields, in order. */
function linksOf(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (isList(field)) {
      const rows: unknown[] = Array.isArray(value) ? value : [value]
      return rows.flatMap((row) => (typeof row === 'object' && row ? linksOf(field.row, { ...row }) : []))
    }
    // Every link to a page of our own has a slash: most short texts need no reading.
    if (field.kind !== 'text' || typeof value !== 'string' || !value.includes('/')) return []
    if (field.markdown) return tautanRekaman(readNaskah(value))
    return field.tautan ? [value] : []
  })
}
