import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../db/tables.ts'
import { maskRevisions, parsed } from './old-revisions.ts'
import type { Vault } from './vault.ts'

/*
 * Older versions kept the numbers of visas and policies in plain text, as `no` of a participant's visa and policy, in
 * its row and in its revisions. They move into the sealed columns beside them; revisions keep masks.
 */

/** Matches JSON with such a field; a word in a text has its quotes escaped. */
const OLD = '%"no":%'
/** Rows that one transaction looks at. */
const STEP = 100
const PAPERS = ['visa', 'polis'] as const

const paper = z.looseObject({ no: z.string().optional() })

/** Returns a paper's JSON text without its number, and the number; the text as it is if it cannot be read. */
function taken(text: string): { rest: string; no: string } {
  const read = paper.safeParse(parsed(text)).data
  if (!read) return { rest: text, no: '' }
  const { no = '', ...rest } = read
  return { rest: JSON.stringify(rest), no }
}

/** Seals the numbers that lie open in rows and revisions of participants; returns how many rows were written. */
export async function sealTravelNumbers(db: Kysely<Tables>, vault: Vault): Promise<number> {
  return (await sealRows(db, vault)) + (await maskRevisions(db, { jenis: 'peserta', like: OLD, masked }))
}

async function sealRows(db: Kysely<Tables>, vault: Vault): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('peserta')
      .select(['id', 'visa', 'polis'])
      .where(({ or, eb }) => or(PAPERS.map((name) => eb(name, 'like', OLD))))
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .execute()
    for (const row of rows) {
      const cells: Record<string, string> = {}
      for (const name of PAPERS) {
        const { rest, no } = taken(row[name])
        cells[name] = rest
        const place = { noun: 'peserta', record: row.id, field: `${name}_no` }
        if (no !== '') cells[`${name}_no`] = await vault.seal(db, place, Buffer.from(no))
      }
      if (cells.visa === row.visa && cells.polis === row.polis) continue
      const { numUpdatedRows } = await db
        .updateTable('peserta')
        .set(cells)
        .where('id', '=', row.id)
        .where('visa', '=', row.visa)
        .where('polis', '=', row.polis)
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < STEP) return count
  }
}

/** Returns a revision with masks in place of numbers, as revisions of sealed fields have them. */
function masked(read: { sebelum: Record<string, unknown>; sesudah: Record<string, unknown> }): object {
  const sides = { sebelum: { ...read.sebelum }, sesudah: { ...read.sesudah } }
  for (const name of PAPERS) {
    const [before, later] = [
      paper.safeParse(sides.sebelum[name]).data,
      paper.safeParse(sides.sesudah[name]).data,
    ]
    if (!before && !later) continue
    const isOther = before?.no !== later?.no
    for (const [each, stood] of [[sides.sebelum, before] as const, [sides.sesudah, later] as const]) {
      if (!stood) continue
      const { no: _, ...rest } = stood
      each[name] = rest
      if (isOther) each[`${name}_no`] = TERSEGEL
    }
    if (JSON.stringify(sides.sebelum[name]) !== JSON.stringify(sides.sesudah[name])) continue
    delete sides.sebelum[name]
    delete sides.sesudah[name]
  }
  return { ...read, ...sides }
}
