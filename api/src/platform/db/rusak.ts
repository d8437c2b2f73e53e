/** An unreadable row: another program, or a fault of a disk, wrote what the API never would. */
export interface BrokenRow {
  tabel: string
  /** The noun whose record a revision or an entry of the trash holds. */
  jenis?: string
  id: number
  /** The field that cannot be read. */
  isian: string
  /** The record's name, if it is readable. */
  nama?: string
}

/** A listener for each row that is left out. */
export type OnBroken = (row: BrokenRow) => void

const MAX_NOTED = 1_000

/** The rows left out so far: each is logged once, and named to staff while it lasts. */
export class BrokenRows {
  readonly #rows = new Map<string, BrokenRow>()
  readonly #log: (row: BrokenRow) => void

  constructor(log: (row: BrokenRow) => void) {
    this.#log = log
  }

  readonly note: OnBroken = (row) => {
    const key = [row.tabel, row.jenis, row.id, row.isian].join(' ')
    if (this.#rows.has(key) || this.#rows.size >= MAX_NOTED) return
    this.#rows.set(key, row)
    this.#log(row)
  }

  list(): BrokenRow[] {
    return [...this.#rows.values()]
  }

  /** Tells whether a row of a table is among them. */
  has(tabel: string): boolean {
    return this.list().some((row) => row.tabel === tabel)
  }

  /** Forgets rows that are mended or gone; one that breaks again is logged again. */
  async keepOnly(isBroken: (row: BrokenRow) => Promise<boolean>): Promise<void> {
    for (const [key, row] of this.#rows) {
      if (!(await isBroken(row))) this.#rows.delete(key)
    }
  }
}
