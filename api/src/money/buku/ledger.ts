import {
  type Allocation,
  allocate,
  type Bill,
  openOf,
  type Source,
  type WrittenOff,
} from '@safar/shared/money/buku/bills'
import type { Tagihan } from '@safar/shared/trips/pemesanan/bills'
import type { Kysely } from 'kysely'
import { type Context, stampOf } from '../../access/session/context.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { cancelBillReminders } from './bill-reminder.ts'

/*
 * The ledger of money. A booking's account is read as the sums of its entries; whatever changes it appends entries, in
 * the booking's turn.
 */

/** The account of a booking. */
export interface Account {
  kode_unik: number | null
  bills: (Bill & WrittenOff)[]
  /** Parts of payments that bills have taken up, by their sums. */
  taken: Allocation[]
  /** Money by the payment that it came with, in the order in which it came; `sisa` is what no bill took up. */
  sources: Source[]
  /** Money that was accepted, less what went out. */
  dibayar: number
  /** The part of it that no bill needs. */
  lebih: number
  /** The sum that bills still ask for. */
  terbuka: number
}

const sumOf = <One>(all: Iterable<One>, of: (one: One) => number): number => {
  let sum = 0
  for (const one of all) sum += of(one)
  return sum
}

/** Reads the account of a booking as it stands; null if it has none yet. */
export async function readAccount(db: Kysely<Tables>, pemesanan_id: number): Promise<Account | null> {
  const opened = await db
    .selectFrom('uang_pemesanan')
    .select('kode_unik')
    .where('pemesanan_id', '=', pemesanan_id)
    .executeTakeFirst()
  if (!opened) return null
  const heads = await db
    .selectFrom('tagihan')
    .select(['id', 'jenis', 'uraian', 'jatuh_tempo'])
    .where('pemesanan_id', '=', pemesanan_id)
    .orderBy('id')
    .execute()
  const rows = await db
    .selectFrom('buku_uang')
    .select(['jenis', 'tagihan_id', 'pembayaran_id', 'jumlah'])
    .where('pemesanan_id', '=', pemesanan_id)
    .orderBy('id')
    .execute()
  return accountOf(opened.kode_unik, heads, rows)
}

type Head = Pick<Bill, 'id' | 'jenis' | 'uraian' | 'jatuh_tempo'>
type EntryRow = Pick<StoredRow<'buku_uang'>, 'jenis' | 'tagihan_id' | 'pembayaran_id' | 'jumlah'>

function accountOf(kode_unik: number | null, heads: readonly Head[], rows: readonly EntryRow[]): Account {
  const asked = new Map<number, number>()
  const gone = new Map<number, number>()
  const money = new Map<number | null, number>()
  const parts = new Map<string, Allocation>()
  for (const { jenis, tagihan_id, pembayaran_id, ...row } of rows) {
    // PostgreSQL gives a bigint as text.
    const jumlah = Number(row.jumlah)
    if ((jenis === 'tagihan' || jenis === 'hapus') && tagihan_id !== null) {
      asked.set(tagihan_id, (asked.get(tagihan_id) ?? 0) + jumlah)
      if (jenis === 'hapus') gone.set(tagihan_id, (gone.get(tagihan_id) ?? 0) - jumlah)
    } else if (jenis === 'alokasi' && tagihan_id !== null) {
      const key = `${tagihan_id}:${pembayaran_id}`
      const part = parts.get(key) ?? { tagihan_id, pembayaran_id, jumlah: 0 }
      parts.set(key, { ...part, jumlah: part.jumlah + jumlah })
    } else money.set(pembayaran_id, (money.get(pembayaran_id) ?? 0) + jumlah)
  }
  const taken = [...parts.values()].filter(({ jumlah }) => jumlah !== 0)
  const bills = heads.map((head) => ({
    ...head,
    jumlah: asked.get(head.id) ?? 0,
    dihapus: gone.get(head.id) ?? 0,
    dibayar: sumOf(
      taken.filter(({ tagihan_id }) => tagihan_id === head.id),
      ({ jumlah }) => jumlah,
    ),
  }))
  const sources = [...money].map(([pembayaran_id, sum]) => ({
    pembayaran_id,
    sisa:
      sum -
      sumOf(
        taken.filter((part) => part.pembayaran_id === pembayaran_id),
        ({ jumlah }) => jumlah,
      ),
  }))
  return {
    kode_unik,
    bills,
    taken,
    sources,
    dibayar: sumOf(money.values(), (sum) => sum),
    lebih: sumOf(sources, ({ sisa }) => sisa),
    terbuka: sumOf(bills, openOf),
  }
}

/** An entry to append; what it leaves out is null. */
export interface NewEntry {
  jenis: StoredRow<'buku_uang'>['jenis']
  jumlah: number
  tagihan_id?: number | null
  pembayaran_id?: number | null
  pengembalian_id?: number
  lawan_id?: number
}

/** Appends entries to a booking's account; those of 0 say nothing and are left out. */
export async function appendEntries(
  { trx, now, actor }: Context,
  pemesanan_id: number,
  entries: readonly NewEntry[],
  alasan: string,
): Promise<void> {
  const by = {
    pemesanan_id,
    alasan,
    ...stampOf({ now, actor }),
  }
  const rows = entries
    .filter(({ jumlah }) => jumlah !== 0)
    .map(({ jenis, jumlah, tagihan_id = null, pembayaran_id = null, ...more }) => ({
      ...by,
      jenis,
      jumlah,
      tagihan_id,
      pembayaran_id,
      pengembalian_id: more.pengembalian_id ?? null,
      lawan_id: more.lawan_id ?? null,
    }))
  if (rows.length === 0) return
  await trx.insertInto('buku_uang').values(rows).execute()
  await cancelBillReminders(trx, pemesanan_id)
}

/** Adds bills to a booking's account, each with the entry of its sum; returns their ids. */
export async function addBills(
  context: Context,
  pemesanan_id: number,
  bills: readonly (Omit<Tagihan, 'jenis'> & { jenis: Bill['jenis'] })[],
  alasan: string,
): Promise<number[]> {
  const entries: NewEntry[] = []
  const ids: number[] = []
  for (const { jumlah, ...head } of bills) {
    const { id } = await context.trx
      .insertInto('tagihan')
      .values({ ...head, pemesanan_id, pada: context.now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    entries.push({ jenis: 'tagihan', tagihan_id: id, jumlah })
  }
  await appendEntries(context, pemesanan_id, entries, alasan)
  return ids
}

/**
 * Brings bills to new sums. One that is less than it was paid lets go of the difference, what came last first, which
 * then stands in `lebih`.
 */
export async function setBills(
  context: Context,
  pemesanan_id: number,
  { bills, taken }: Account,
  set: readonly { id: number; jumlah: number }[],
  alasan: string,
): Promise<void> {
  const entries: NewEntry[] = []
  for (const { id, jumlah } of set) {
    const bill = bills.find((one) => one.id === id)
    if (!bill) throw new Error(`Booking ${pemesanan_id} has no bill ${id}`)
    let over = bill.dibayar - jumlah
    for (const part of taken.filter(({ tagihan_id }) => tagihan_id === id).toReversed()) {
      const less = Math.max(0, Math.min(over, part.jumlah))
      over -= less
      entries.push({ ...part, jenis: 'alokasi', jumlah: -less })
    }
    entries.push({ jenis: 'tagihan', tagihan_id: id, jumlah: jumlah - bill.jumlah })
  }
  await appendEntries(context, pemesanan_id, entries, alasan)
}

/**
 * Lets open bills take up money that no bill has, that of `meant` for its own bill first; returns the parts and the
 * account as it is then.
 */
export async function allocateMoney(
  context: Context,
  pemesanan_id: number,
  meant?: Pick<Source, 'pembayaran_id' | 'tagihan_id'>,
): Promise<{ parts: Allocation[]; account: Account }> {
  const before = await requireAccount(context.trx, pemesanan_id)
  const sources = before.sources
    .filter(({ sisa }) => sisa > 0)
    .map((source) => (source.pembayaran_id === meant?.pembayaran_id ? { ...source, ...meant } : source))
  const parts = allocate(before.bills, sources, before.kode_unik)
  if (parts.length === 0) return { parts, account: before }
  await appendEntries(
    context,
    pemesanan_id,
    parts.map((part) => ({ ...part, jenis: 'alokasi' })),
    '',
  )
  return { parts, account: await requireAccount(context.trx, pemesanan_id) }
}

/** @throws Error for a booking without an account, a programming error */
export async function requireAccount(db: Kysely<Tables>, pemesanan_id: number): Promise<Account> {
  const account = await readAccount(db, pemesanan_id)
  if (!account) throw new Error(`Booking ${pemesanan_id} has no account`)
  return account
}
