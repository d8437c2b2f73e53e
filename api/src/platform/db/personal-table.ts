import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The person of some records: all under a mail address, or those of a registration without one, by its code. */
export interface Subject {
  /** As `emailKey` folds it; empty where the person has no address. */
  email_kunci: string
  kode: string
}

export interface PersonalRecord {
  id: number
  /** As it is written on the record; empty where it has none. */
  email: string
}

/** A record as its person reads it. */
export interface ShownRecord {
  judul: string
  isi: { nama: string; isi: string }[]
  /** The last day on which it is kept; empty where none is known. */
  simpan_sampai: string
}

/** The keys of an erased person, by which anything left of them is looked for. */
export interface Erased {
  email_kunci: string
  telepon_kunci: string
}

/**
 * A table of records about people, and all that the law asks of it. Requests of data, erasing, the page of a person's
 * own data and the hourly letting go go through every table that has one (`people` of its declaration), and know none
 * by name.
 */
export interface PersonalTable {
  table: string
  /** The word for one of its records within a sentence. */
  label: string
  /** The records of a person, oldest first, those in the trash among them. */
  find(db: Kysely<Tables>, whose: Subject): Promise<PersonalRecord[]>
  /** As the page of a person's own data shows them; `form` where that page has forms for them. */
  show: 'form' | ((db: Kysely<Tables>, ids: readonly number[]) => Promise<ShownRecord[]>)
  /** Erases records because their person asked, with all that tells of them; gives whose they were. */
  erase(trx: Transaction<Tables>, ids: readonly number[], now: Date): Promise<Erased[]>
  /** Erases what is kept no longer. */
  expire(db: Kysely<Tables>, now: Date): Promise<void>
}

/**
 * The relation of a table's rows to people: records about them, rows that are erased with such or by themselves, or
 * rows that stay, with the reason.
 */
export type OfPeople = PersonalTable | { goes: string } | { stays: string }

export const isPersonalTable = (of: OfPeople): of is PersonalTable => 'find' in of
