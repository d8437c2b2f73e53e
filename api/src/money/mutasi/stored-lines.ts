import type { StatementLine } from '@safar/shared/money/mutasi/read-statement'
import { comparedText } from '@safar/shared/money/mutasi/same-line'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { keteranganLookups } from './mutasi-text.ts'

/** The stored lines of an account, as far as a statement may repeat them. */
export interface StoredLines {
  /** Tells whether a line is stored: equal in day, sum, text, balance and number among equals. */
  has(line: StatementLine): boolean
  /** Tells whether a line is stored from a list of another kind: with a balance where this has none, or without. */
  isFromOtherKind(line: StatementLine): boolean
}

type Told = Pick<StatementLine, 'tanggal' | 'jumlah' | 'saldo' | 'ke'>

const keyOf = ({ tanggal, jumlah, saldo, ke }: Told, kunci: string): string =>
  [tanggal, jumlah, saldo ?? '', ke, kunci].join(' ')
const kindOf = ({ tanggal, jumlah, saldo }: Told, kunci: string, isBalanced = saldo !== null): string =>
  [tanggal, jumlah, isBalanced, kunci].join(' ')

/** Reads the lines of an account on the days of a statement. */
export async function storedLines(
  db: Kysely<Tables>,
  vault: Vault,
  rekening: string,
  lines: readonly StatementLine[],
): Promise<StoredLines> {
  const days = lines.map(({ tanggal }) => tanggal).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return { has: () => false, isFromOtherKind: () => false }
  const rows = await db
    .selectFrom('mutasi')
    .select(['tanggal', 'jumlah', 'saldo', 'ke', 'keterangan_kunci'])
    .where('rekening', '=', rekening)
    .where('tanggal', '>=', from)
    .where('tanggal', '<=', to)
    .execute()
  const lookups = keteranganLookups(
    vault,
    lines.map(({ keterangan }) => keterangan),
  )
  const known = new Set<string>()
  const kinds = new Set<string>()
  for (const { keterangan_kunci, jumlah, saldo, ...row } of rows) {
    const told = { ...row, jumlah: Number(jumlah), saldo: saldo === null ? null : Number(saldo) }
    known.add(keyOf(told, keterangan_kunci))
    kinds.add(kindOf(told, keterangan_kunci))
  }
  return {
    has: (line) => lookups(line.keterangan).some((kunci) => known.has(keyOf(line, kunci))),
    isFromOtherKind: (line) =>
      lookups(line.keterangan).some((kunci) => kinds.has(kindOf(line, kunci, line.saldo === null))),
  }
}

/** Returns the lines that are not stored; of those that a file has twice the first. */
export function onlyFresh(lines: readonly StatementLine[], known: readonly boolean[]): StatementLine[] {
  const seen = new Set<string>()
  return lines.filter((line, at) => {
    const key = keyOf(line, comparedText(line.keterangan))
    if (known[at] || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
