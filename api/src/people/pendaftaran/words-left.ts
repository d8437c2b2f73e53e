import type { Kysely } from 'kysely'
import { readInPieces } from '../../platform/db/pieces.ts'
import { SISA_LEAST } from '../../platform/db/sisa.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { openKontak } from './kontak-words.ts'
import { isTold, openPendaftaran, PENDAFTARAN_WORDS } from './pendaftaran-words.ts'
import { readChanges, revisionsAfter } from './riwayat-pendaftaran.ts'

/**
 * Returns where erased values, such as an address, still stand in sealed words of registrations: a search through the
 * tables (`cariSisa`) sees ciphertext there. Others are answered between its pieces.
 */
export async function wordsHolding(db: Kysely<Tables>, erased: readonly string[]): Promise<string[]> {
  const values = erased.filter(({ length }) => length >= SISA_LEAST).map((value) => value.toLowerCase())
  if (values.length === 0) return []
  const holds = (texts: readonly string[]) =>
    texts.some((text) => text !== '' && values.some((value) => text.toLowerCase().includes(value)))
  const found = new Set<string>()
  for await (const rows of readInPieces(db, { name: 'pendaftaran', key: ['id'] }))
    for (const row of rows) {
      const open = openPendaftaran(db, row)
      if (holds(PENDAFTARAN_WORDS.map((name) => open[name]))) found.add('pendaftaran')
    }
  for await (const rows of readInPieces(db, { name: 'kontak_pendaftaran', key: ['id'] }))
    for (const row of rows) {
      const { catatan, langkah } = openKontak(db, row)
      if (holds([catatan, langkah])) found.add('kontak_pendaftaran')
    }
  for (let after = 0; ; ) {
    const rows = await revisionsAfter(db, after)
    const told = rows.flatMap((row) =>
      readChanges(db, row).flatMap(({ isian, dari, ke }) => (isTold(isian) ? [dari, ke] : [])),
    )
    if (holds(told)) found.add('riwayat_pendaftaran')
    const last = rows.at(-1)
    if (!last) return [...found]
    after = last.id
  }
}
