import { TAGIHAN_JENIS, type Tagihan } from '../../trips/pemesanan/bills.ts'

/*
 * Bills of a booking as the ledger has them, and the rules by which they follow its price and take up money. Sums are
 * whole rupiah, or cents of a booking in USD.
 */

/** Kinds of bill: those of a plan, and those that the office adds by hand. */
export const BILL_JENIS = [...TAGIHAN_JENIS, 'tambahan'] as const
export type BillJenis = (typeof BILL_JENIS)[number]

/** Kinds of bill of a cancelled booking: the deduction, and costs that the family bears. */
const KEPT_JENIS = ['potongan', 'biaya'] as const
/** Kinds of bill as the ledger has them. */
export const STORED_JENIS = [...BILL_JENIS, ...KEPT_JENIS] as const
export type StoredJenis = (typeof STORED_JENIS)[number]

/** Tells whether a bill is what a cancelled booking keeps. */
export const isKept = (jenis: StoredJenis): jenis is (typeof KEPT_JENIS)[number] =>
  KEPT_JENIS.some((kept) => kept === jenis)

/** Returns the kind of a bill as answers tell it: what a cancelled booking keeps stands beside its plan. */
export const shownJenis = (jenis: StoredJenis): BillJenis => (isKept(jenis) ? 'tambahan' : jenis)

/** States of a bill; `lewat` is one that is not paid when its day is over. */
export const BILL_KEADAAN = ['belum', 'sebagian', 'lunas', 'lewat'] as const
export type BillKeadaan = (typeof BILL_KEADAAN)[number]

/** A bill with the sums of its entries. */
export interface Bill {
  id: number
  jenis: StoredJenis
  uraian: string
  /** `YYYY-MM-DD` */
  jatuh_tempo: string
  jumlah: number
  /** Money that was allocated to it. */
  dibayar: number
}

/** Returns what is still asked of a bill. */
export const openOf = ({ jumlah, dibayar }: Pick<Bill, 'jumlah' | 'dibayar'>): number => jumlah - dibayar

/** Returns bills in the order in which money pays them: the oldest first. */
export const inOrder = <One extends Bill>(bills: readonly One[]): One[] =>
  bills.toSorted((a, b) => a.jatuh_tempo.localeCompare(b.jatuh_tempo) || a.id - b.id)

/** Returns the state of a bill on `today`, a day in Jakarta. */
export function keadaanOf(bill: Bill, today: string): BillKeadaan {
  if (openOf(bill) <= 0) return 'lunas'
  if (bill.jatuh_tempo !== '' && bill.jatuh_tempo < today) return 'lewat'
  return bill.dibayar > 0 ? 'sebagian' : 'belum'
}

/** Changes by which bills come to a plan. */
export interface PlanChange {
  /** New sums of bills; one below what it was paid lets that much go. */
  set: { id: number; jumlah: number }[]
  add: Tagihan[]
}

/**
 * Returns the changes by which the bills of a plan come to a new one. Money that bills took up stays with them and
 * counts for the first of the new ones; open parts follow. Only where the new plan is less than what was paid are paid
 * bills made less, the last one first. Afterwards the bills add up to the plan.
 */
export function changePlan(bills: readonly Bill[], plan: readonly Tagihan[]): PlanChange {
  const ordered = inOrder(bills)
  const sums = new Map(ordered.map(({ id, dibayar }) => [id, dibayar]))
  let covered = ordered.reduce((sum, { dibayar }) => sum + dibayar, 0)
  let excess = covered - plan.reduce((sum, { jumlah }) => sum + jumlah, 0)
  for (const { id, dibayar } of ordered.toReversed()) {
    const less = Math.max(0, Math.min(excess, dibayar))
    sums.set(id, dibayar - less)
    excess -= less
  }
  const add: Tagihan[] = []
  const free = ordered.filter((bill) => openOf(bill) > 0)
  for (const one of plan) {
    const paid = Math.min(covered, one.jumlah)
    covered -= paid
    const jumlah = one.jumlah - paid
    if (jumlah === 0) continue
    const at = free.findIndex(
      ({ jenis, uraian, jatuh_tempo }) =>
        jenis === one.jenis && uraian === one.uraian && jatuh_tempo === one.jatuh_tempo,
    )
    const [same] = at < 0 ? [] : free.splice(at, 1)
    if (same) sums.set(same.id, same.dibayar + jumlah)
    else add.push({ ...one, jumlah })
  }
  const set = ordered.flatMap(({ id, jumlah }) => {
    const to = sums.get(id) ?? jumlah
    return to === jumlah ? [] : [{ id, jumlah: to }]
  })
  return { set, add }
}

/** The part of a bill that was written off. */
export type WrittenOff = Pick<Bill, 'jenis' | 'uraian'> & { dihapus: number }

/** Tells whether a bill is that of a plan: its day may have moved. */
const isSameBill = (one: Pick<Bill, 'jenis' | 'uraian'>, other: Pick<Bill, 'jenis' | 'uraian'>): boolean =>
  one.jenis === other.jenis && one.uraian === other.uraian

/**
 * Returns a plan without what was written off of its bills, which a new price does not ask for again. The part of a
 * bill that the plan has no more, or has for less, is taken from its last ones.
 */
export function lessWrittenOff(plan: readonly Tagihan[], bills: readonly WrittenOff[]): Tagihan[] {
  const left = plan.map((one) => ({ ...one }))
  let rest = 0
  const take = (from: Tagihan | undefined, most: number): number => {
    const part = Math.min(from?.jumlah ?? 0, most)
    if (from) from.jumlah -= part
    return most - part
  }
  for (const bill of bills)
    rest += take(
      left.find((one) => isSameBill(one, bill)),
      bill.dihapus,
    )
  for (const one of left.toReversed()) rest = take(one, rest)
  return left
}

/** Money of a booking that no bill has taken up yet. */
export interface Source {
  /** The payment that it came with. */
  pembayaran_id: number | null
  sisa: number
  /** The bill that takes it up first, if it is open; else the oldest does. */
  tagihan_id?: number | null
}

/** A part of a payment that a bill takes up. */
export interface Allocation {
  pembayaran_id: number | null
  tagihan_id: number
  jumlah: number
}

/**
 * Gives money to open bills, the one that it is meant for and then the oldest, each source in turn. A unique code that
 * came on top of what bills asked for goes to the last bill, which is asked for less. What no bill needs stays with its
 * source.
 */
export function allocate(
  bills: readonly Bill[],
  sources: readonly Source[],
  kode_unik: number | null,
): Allocation[] {
  const open = inOrder(bills).map((bill) => ({ id: bill.id, open: openOf(bill) }))
  const found: Allocation[] = []
  function give(to: (typeof open)[number], pembayaran_id: number | null, most: number): number {
    const jumlah = Math.min(Math.max(0, to.open), most)
    if (jumlah > 0) {
      to.open -= jumlah
      const before = found.find((one) => one.pembayaran_id === pembayaran_id && one.tagihan_id === to.id)
      if (before) before.jumlah += jumlah
      else found.push({ pembayaran_id, tagihan_id: to.id, jumlah })
    }
    return jumlah
  }
  for (const { pembayaran_id, sisa, tagihan_id = null } of sources) {
    const meant = open.filter(({ id }) => id === tagihan_id)
    const turns = [...meant, ...open.filter(({ id }) => id !== tagihan_id)]
    const code = kode_unik !== null && endsABill(turns, sisa - kode_unik) ? kode_unik : 0
    let rest = sisa - code
    for (const bill of turns) rest -= give(bill, pembayaran_id, rest)
    rest = code
    for (const bill of open.toReversed()) rest -= give(bill, pembayaran_id, rest)
  }
  return found
}

/** Tells whether a sum pays the first open bills to the rupiah. */
function endsABill(open: readonly { open: number }[], sum: number): boolean {
  let asked = 0
  return open.some((bill) => {
    asked += Math.max(0, bill.open)
    return bill.open > 0 && asked === sum
  })
}
