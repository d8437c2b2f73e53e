import type { AdminPage } from '@safar/shared/platform/address/admin'
import type { Pertanyaan } from '@safar/shared/platform/http/yakin'
import type { Noun } from '@safar/shared/records/noun/field'
import type { RiwayatAksi } from '@safar/shared/records/riwayat/riwayat'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../access/session/context.ts'
import type { FileOwner } from '../../files/berkas-pribadi/owner.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Attached } from './attached.ts'
import type { OfficeList } from './office-list.ts'

/** A row of a noun's table, as the database gives it. */
export type Row = Readonly<Record<string, unknown>>

/** Fields that every record has besides its noun's. */
export interface NounData {
  id: number
  /** The slug, if the noun has addresses. */
  slug?: string
  created_at: string
  updated_at: string
}

/** A record in a short list (`?ringkas=1`). */
export type NounSummary = z.output<z.ZodObject<SummaryShape>>
export type SummaryShape = { id: z.ZodType<number> }

/** The fields of a record, as they are saved. */
export type ContentOf<Data extends NounData> = Omit<Data, keyof NounData>

/** A restored record, with the message on what did not come back. */
export interface BroughtBack<Data> {
  data: Data
  message?: string
}

/** A change of a record; null on the side where there is none. */
export interface RecordChange<Data extends NounData> {
  aksi: RiwayatAksi
  before: Data | null
  after: Data | null
}

/** The rules of a noun besides its fields. */
export interface NounRules<Data extends NounData> {
  /** The word for a record as a sentence begins: `Paket`. */
  label: string
  /** True if a new record may be sent with the slug of the one that it was copied from: it then gets one of its own. */
  mayBringSlug?: true
  /** The office's page that lists its records; each one's form lies under it. */
  office: AdminPage
  /** The office's list of its records, page by page, for more of them than a browser loads whole. */
  list?: OfficeList
  /** The text that a search looks through; it begins with what the record is called. */
  cari(content: ContentOf<Data>): string
  /**
   * Returns details that tell a record from others of its name, besides its state: a day, a price. `today` is a day in
   * Jakarta; empty ones are skipped.
   */
  about?(content: ContentOf<Data>, today: string): readonly string[]
  /**
   * Checks requirements for publishing that lie outside a record's fields.
   * @throws HttpError 422 by field
   */
  requireLive?(context: Context, content: ContentOf<Data>, stored: Data | null): Promise<void>
  /** The schema of a live record, if it requires more than its fields one by one. */
  whole?: z.ZodObject
  /** Runs the consequences of a change, in its transaction; `before` is null for a new record. */
  afterChange?(context: Context, change: RecordChange<Data>): Promise<void>
  /**
   * Actions whose revisions keep these fields alone, laid over the whole record before; its table has `isi_updated_at`
   * then.
   */
  partial?: Partial<Record<RiwayatAksi, readonly string[]>>
  /**
   * Checks of a record whose sealed values are open: errors refuse it, and what is odd (`peringatan`) is said in the
   * answers. `today` is a day in Jakarta.
   */
  opened?: {
    errors(open: ContentOf<Data>): Record<string, string[]>
    peringatan(open: ContentOf<Data>, today: string): Record<string, string[]>
  }
  /** Returns the ids of records that a search finds by what other tables say of them, whatever their own texts hold. */
  foundElsewhere?(db: Kysely<Tables>, q: string): Promise<number[]>
  /** Rows of other tables that tell of a record and go with it. */
  attached?: readonly Attached[]
  /** Records that were joined to others of the noun and went. */
  joined?: {
    /** Returns the ids of those that a record took in and that are gone. */
    to(db: Kysely<Tables>, id: number): Promise<number[]>
    /** Returns the ids of records that took in one of a mail address (`emailKey`). */
    under(db: Kysely<Tables>, email_kunci: string): Promise<number[]>
  }
  /**
   * Returns, by id, why records may not be archived as yet, in words; those that may are left out. A planned end waits
   * for as long.
   */
  keptLive?(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /**
   * A sentence on what to do for whoever cannot delete a record that its records refer to; by default to empty the
   * reference.
   */
  wayOn?: string
  /** True if no call deletes its records by themselves: they have no trash to be restored from. */
  stays?: true
  /**
   * Refuses to erase records at a person's request that have to stay for now; their retention goes on.
   * @throws HttpError 409 in words
   */
  requireErasable?(trx: Transaction<Tables>, ids: readonly number[]): Promise<void>
  /**
   * Refuses to erase records whose time of retention is over by their own fields, where something else keeps them.
   * @throws HttpError 409 in words
   */
  requireExpired?(trx: Transaction<Tables>, ids: readonly number[], now: Date): Promise<void>
  /**
   * Refuses to let go of records of another noun that are to be erased and that this one's field still needs.
   * @throws HttpError 409 in words
   */
  requireReleasable?(trx: Transaction<Tables>, field: string, ids: readonly number[]): Promise<void>
  /** True if there is exactly one record, which is never deleted. */
  single?: true
  /** Returns the question before a copy is restored, given the result; null if there is none. */
  asksBack?(
    trx: Transaction<Tables>,
    content: ContentOf<Data>,
    stored: Data | null,
  ): Promise<Pertanyaan | null>
  /** Returns what a copy restores over the stored record, or over none from the trash. All of it by default. */
  bringBack?(kept: Data, stored: Data | null): BroughtBack<Data>
}

/**
 * A noun as the API stores it. Saving, slugs, conflicts, search, revisions, trash, the sweep of pictures, backup,
 * restore and publishing follow it; they know no noun by name.
 */
export interface StoredNoun<Data extends NounData = NounData> extends NounRules<Data> {
  /** The noun: its name (table, addresses and answers) and its fields. */
  noun: Noun
  /** A record as the API answers it. */
  schema: z.ZodType<Data>
  /** The part of it that short lists carry (`?ringkas=1`). */
  summary: z.ZodObject<SummaryShape>
  /** The body schemas of the calls that make and change a record. */
  bodies: { create: z.ZodType<object>; save: z.ZodType<{ updated_at?: string | undefined }> }
  /** The bounds of each field, with nothing required, for drafts with holes. */
  bounds: z.ZodType
  /** The schema of a publishable record, for nouns with states alone. */
  complete?: z.ZodType
  /** Reads a record of any earlier version; null if it cannot be shown. */
  read(value: unknown): unknown
  /** Reads a stored row as the API answers it; null if it is broken, which `onBroken` is told. */
  readRow(row: Row, onBroken?: OnBroken): Data | null
  /**
   * Reads a row that was just written, as the API answers it.
   * @throws Error if it cannot be read
   */
  readWritten(row: Row): Data
  /** Returns a record's name. */
  titleOf(content: object): string
  /** Writes the difference of a change in one line, for the activity log. */
  changesText(before: Data, after: Data): string
  /** Returns what a revision keeps of a change, if the noun has revisions: the whole record, or the difference. */
  revisionOf(before: Data | null, after: Data): object
  /**
   * Checks what lies outside the fields of a record that is live or planned: its pictures' descriptions, then the
   * noun's own rule (`requireLive`). A draft passes the first.
   * @throws HttpError 422 by field
   */
  requireReady(context: Context, content: ContentOf<Data>, stored: Data | null): Promise<void>
}

/** Returns a noun as the owner of its private files. */
export const fileOwnerOf = ({ noun }: Pick<StoredNoun, 'noun'>): FileOwner => ({
  jenis: noun.name,
  fields: noun.files ?? {},
})
