import type { Riwayat } from '@safar/shared/riwayat/riwayat'

/** What the form needs of a record, whatever its noun. */
export interface Stored {
  id: number
  updated_at: string
}

/** The copy that a form started from. */
export interface Base {
  /** `updated_at` of that copy; empty for a new record. */
  at: string
  /** The counted number in it; null where it is not known, as with drafts of an older copy. */
  counted: number | null
}

/** A record's entry in the trash. */
export interface Deleted {
  dihapus_pada: string
  dihapus_oleh: string
}

interface Options {
  signal?: AbortSignal
}

/** The calls of a noun that its form makes. Each throws `ApiError`. */
export interface FormCalls<R extends Stored> {
  get(id: number | string, options?: Options): Promise<R>
  /** A second try of the same content has the same key and makes no second record. */
  create(input: unknown, key: string): Promise<R>
  /** A base that is no longer what is stored is status 409. */
  update(id: number, input: unknown, base: Base): Promise<R>
  /** The stored record out of the answer to a save that came too late; null where it is not in there. */
  readAnswer(body: unknown): R | null
  riwayat: {
    list(id: number, options: Options & { page: number }): Promise<{ data: Riwayat[]; total: number }>
    /** The record as it was then. */
    get(id: number, riwayatId: number, options: Options): Promise<R>
    restore(id: number, riwayatId: number): Promise<{ pesan: string | null }>
  }
  sampah: {
    find(id: number): Promise<Deleted | null>
    /** Brings it back and answers it. */
    restore(id: number): Promise<R>
  }
}
