import { isBerteksUang, uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { teksUangPaket } from '@safar/shared/content/paket/teks-uang'
import type { TeksUang } from '@safar/shared/overview/temuan/teks-uang'
import { adminRecordPath } from '@safar/shared/platform/address/admin'
import { letOthers } from '@safar/shared/platform/let-others'
import { hasStates } from '@safar/shared/records/noun/states'
import type { Kysely } from 'kysely'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { listRecords } from '../../records/noun/noun.repository.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import type { NounData, StoredNoun } from '../../records/noun/stored-noun.ts'

/** The readers' view: live records and records without states (`terbit`), or those with a plan (`terjadwal`). */
export type Terbaca = 'terbit' | 'terjadwal'

interface Asked {
  nouns: readonly StoredNoun[]
  /** The agency's day: what has departed sells nothing any more. */
  today: string
}

/**
 * Lists records whose typed texts state terms of payment or cancelling that fields and settings already state, packages
 * first, then noun by noun in their order. Forms warn while somebody types; this finds what was saved before they did.
 */
export async function listTeksUang(
  db: Kysely<Tables>,
  { nouns, today }: Asked,
  terbaca: Terbaca,
  onBroken?: OnBroken,
): Promise<TeksUang[]> {
  const found: TeksUang[] = []
  const look = async <Data extends NounData>(
    noun: StoredNoun<Data>,
    pesanOf: (record: Data) => readonly string[],
  ) => {
    if (!hasStates(noun.noun) && terbaca === 'terjadwal') return
    const status = hasStates(noun.noun) ? terbaca : 'semua'
    for (const record of await listRecords(db, noun, { status }, onBroken)) {
      await letOthers()
      const pesan = [...new Set(pesanOf(record))]
      if (pesan.length === 0) continue
      found.push({
        jenis: noun.noun.name,
        id: record.id,
        judul: noun.single ? noun.label : noun.titleOf(contentOf(record)),
        alamat: noun.single ? noun.office : adminRecordPath(noun.office, record.slug || record.id),
        pesan,
      })
    }
  }
  await look(paketNoun, (paket) => teksUangPaket(paket, today))
  for (const noun of nouns) {
    const { name } = noun.noun
    if (isBerteksUang(name)) await look(noun, (record) => Object.values(uangWarnings(name, record)))
  }
  return found
}
