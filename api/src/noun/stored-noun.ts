import type { Noun } from '@safar/shared/noun/field'
import { readRecord } from '@safar/shared/noun/read'
import type { RecordOf } from '@safar/shared/noun/record'
import { recordSchema, updateSchema } from '@safar/shared/noun/schema'
import type { RiwayatAksi } from '@safar/shared/riwayat/riwayat'
import type { z } from 'zod'

/** What every record has beside its fields. */
export interface NounData {
  id: number
  /** Where a noun's records have addresses of their own. */
  slug?: string
  created_at: string
  updated_at: string
}

/** The fields of a record, as they are saved. */
export type ContentOf<Data extends NounData> = Omit<Data, keyof NounData>

/** What comes back from a revision or from the trash, and what is to be said of the rest. */
export interface BroughtBack<Data> {
  data: Data
  message?: string
}

/** What a noun says of itself beside its fields. */
export interface NounRules<Data extends NounData> {
  /** What people call a record, as a sentence begins: `Paket`. */
  label: string
  /** Whether pages are made from it: then each change makes a release. */
  publishes: boolean
  /** The text that a search looks through. */
  cari(content: ContentOf<Data>): string
  /** Columns by which lists are ordered; the newest comes first where none are named. */
  order?: readonly string[]
  /** Actions whose revisions keep these fields alone, laid over the whole record before; its table has `isi_updated_at` then. */
  partial?: Partial<Record<RiwayatAksi, readonly string[]>>
  /** What an earlier copy brings back over the record that stands, or over none, from the trash. All of it where nothing is said. */
  bringBack?(kept: Data, stored: Data | null): BroughtBack<Data>
}

/**
 * One noun as the API keeps it. Saving, slugs, conflicts, search, revisions, trash, the sweep of pictures, backup, restore and the
 * publishing of changes read it; they know no noun by name.
 */
export interface StoredNoun<Data extends NounData = NounData> extends NounRules<Data> {
  /** Its name (its table, the word of its addresses and of its answers) and its fields. */
  noun: Noun
  /** A record as the API answers it. */
  schema: z.ZodType<Data>
  /** Whatever may be saved, nothing required: the bounds of each field. */
  bounds: z.ZodType
  /** What can be understood of a record as any earlier version kept it; null where it cannot be shown. */
  read(value: unknown): unknown
}

/** Declares a noun. */
export function storedNoun<N extends Noun>(
  noun: N,
  rules: NounRules<RecordOf<N> & NounData>,
): StoredNoun<RecordOf<N> & NounData> {
  return {
    noun,
    schema: schemaOf(noun).meta({ id: rules.label }),
    bounds: updateSchema(noun.fields),
    read: (value) => readRecord(noun, value),
    ...rules,
  }
}

function schemaOf<N extends Noun>(noun: N): z.ZodType<RecordOf<N> & NounData>
function schemaOf(noun: Noun): z.ZodType {
  return recordSchema(noun)
}
