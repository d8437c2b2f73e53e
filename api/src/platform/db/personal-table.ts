import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The person of some records: all under a mail address, or those of a registration without one, by its code. */
export interface Subject {
  /** The address in the form of `emailKey`; empty if the person has none. */
  email_kunci: string
  kode: string
}

export interface PersonalRecord {
  id: number
  /** The address as written on the record; empty if it has none. */
  email: string
}

/** A record as its person reads it. */
export interface ShownRecord {
  judul: string
  isi: { nama: string; isi: string }[]
  /** The last day (`YYYY-MM-DD`, Jakarta) on which the record is kept; empty if unknown. */
  simpan_sampai: string
}

/** The keys of an erased person, by which anything left of them is looked for. */
export interface Erased {
  email_kunci: string
  telepon_kunci: string
}

/**
 * A table of records about people, with the duties that the law lays on it. Data requests, erasing, the page of a
 * person's own data and the hourly retention job run over every table that declares one (`people`) and name no table.
 */
export interface PersonalTable {
  table: string
  /** The word for one of its records within a sentence. */
  label: string
  /** Returns the records of a person, oldest first, those in the trash included. */
  find(db: Kysely<Tables>, whose: Subject): Promise<PersonalRecord[]>
  /** Returns records as the page of a person's own data shows them; `form` if that page has forms for them. */
  show: 'form' | ((db: Kysely<Tables>, ids: readonly number[]) => Promise<ShownRecord[]>)
  /** Erases records, with all that tells of them, because their person asked; returns that person's keys. */
  erase(trx: Transaction<Tables>, ids: readonly number[], now: Date): Promise<Erased[]>
  /** Erases the records whose retention is over. */
  expire(db: Kysely<Tables>, now: Date): Promise<void>
}

/**
 * The relation of a table's rows to people: records about them, rows that are erased with such or by themselves, or
 * rows that stay, with the reason.
 */
export type OfPeople = PersonalTable | { goes: string } | { stays: string }

export const isPersonalTable = (of: OfPeople): of is PersonalTable => 'find' in of
