import { BERANGKAT } from '@safar/shared/people/pendaftaran/berangkat'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { PENDAFTAR } from './pelaku.ts'
import { readChanges, revisionsOf } from './riwayat-pendaftaran.ts'

interface Masa {
  dari: string
  sampai: string
}

/** Sorts behind every stored time. */
const AKHIR = '\uffff'

type Baris = Awaited<ReturnType<ReturnType<typeof revisionsOf>['execute']>>[number]

/** Returns the spans in which each was joined to one that may be of another mailbox; most have none. */
async function tergabungDenganLain(
  db: Kysely<Tables>,
  rows: readonly StoredRow<'pendaftaran'>[],
): Promise<Map<number, readonly Masa[]>> {
  const lines: Baris[] = []
  for (const part of inParts(rows.map(({ id }) => id)))
    lines.push(
      ...(await revisionsOf(db, part).where('data', 'like', '%"gabungan":%').orderBy('id').execute()),
    )
  const events = lines.flatMap((revision) => {
    const { data_id, waktu } = revision
    const line = readChanges(db, revision).find(({ isian }) => isian === 'gabungan')
    return line ? [{ data_id, waktu, isApart: line.ke === '', kode: line.ke || line.dari }] : []
  })
  const surat = new Map<string, string>()
  for (const part of inParts([...new Set(events.map(({ kode }) => kode))])) {
    const known = db.selectFrom('pendaftaran').select(['kode', 'email_kunci']).where('kode', 'in', part)
    for (const { kode, email_kunci } of await known.execute()) surat.set(kode, email_kunci)
  }
  const keyOf = new Map(rows.map(({ id, email_kunci }) => [id, email_kunci]))
  const all = new Map<number, Masa[]>()
  for (const { data_id, isApart, waktu: dari, kode } of events) {
    const own = keyOf.get(data_id) ?? ''
    if (isApart || (own !== '' && surat.get(kode) === own)) continue
    const apart = events.find(
      (one) => one.data_id === data_id && one.isApart && one.kode === kode && one.waktu >= dari,
    )
    const masa = { dari, sampai: apart?.waktu ?? AKHIR }
    all.set(data_id, [...(all.get(data_id) ?? []), masa])
  }
  return all
}

/**
 * Fields that a person states and staff may correct; the mail address is not among them, since it identifies the
 * person.
 */
const ISIAN_SAYA = ['nama', 'telepon', 'paket', 'kamar', 'jumlah_pax', 'catatan', ...BERANGKAT] as const

/** A registration as its owner sees it. */
export interface RowSaya {
  /** The row as stored. */
  row: StoredRow<'pendaftaran'>
  /** The row as shown to its owner, put together from the history; it has to be checked again. */
  shown: StoredRow<'pendaftaran'>
  /** Spans in which it was joined to one that may be somebody else's. */
  spans: readonly Masa[]
}

/**
 * Returns rows as their owner is shown them: what staff wrote into one while it was joined to one of another mailbox
 * may be somebody else's, and is left out until the owner changes it. It needs few queries, however many rows there
 * are.
 */
export async function semulaSaya(
  db: Kysely<Tables>,
  rows: readonly StoredRow<'pendaftaran'>[],
): Promise<RowSaya[]> {
  const masa = await tergabungDenganLain(db, rows)
  const lines: Baris[] = []
  for (const part of inParts([...masa.keys()]))
    lines.push(...(await revisionsOf(db, part).orderBy('id').execute()))
  const riwayat = Map.groupBy(lines, ({ data_id }) => data_id)
  return rows.map((row) => {
    const spans = masa.get(row.id) ?? []
    const changes = (riwayat.get(row.id) ?? []).map((line) => ({ ...line, ubah: readChanges(db, line) }))
    return { row, shown: semulaOf(row, spans, changes), spans }
  })
}

function semulaOf(
  row: StoredRow<'pendaftaran'>,
  spans: readonly Masa[],
  lines: readonly (Baris & { ubah: ReturnType<typeof readChanges> })[],
): StoredRow<'pendaftaran'> {
  const semula = new Map<string, string>()
  for (const { waktu, oleh, oleh_id, ubah } of lines) {
    const isOwn = oleh === PENDAFTAR.oleh && oleh_id === null
    const isJoined = spans.some(({ dari, sampai }) => waktu >= dari && waktu < sampai)
    for (const { isian, dari } of ubah) {
      if (isOwn) semula.delete(isian)
      else if (isJoined && ISIAN_SAYA.some((own) => own === isian) && !semula.has(isian))
        semula.set(isian, dari)
    }
  }
  if (semula.size === 0) return row
  const { jumlah_pax = row.jumlah_pax ?? '', ...texts } = Object.fromEntries(semula)
  return { ...row, ...texts, jumlah_pax: Number(jumlah_pax) || null }
}

/** Tells whether part of a registration is withheld from its owner. */
export const isWithheld = ({ row, shown }: RowSaya): boolean =>
  ISIAN_SAYA.some((isian) => row[isian] !== shown[isian])
