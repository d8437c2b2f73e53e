import type { AdminPage } from '@safar/shared/platform/address/admin'
import type { Pertanyaan } from '@safar/shared/platform/http/yakin'
import { fieldsWithSlug } from '@safar/shared/records/noun/alamat'
import { draftSchema, statedCreateSchema } from '@safar/shared/records/noun/draft'
import type { Noun } from '@safar/shared/records/noun/field'
import { readRecord } from '@safar/shared/records/noun/read'
import type { RecordOf } from '@safar/shared/records/noun/record'
import {
  createSchema,
  recordSchema,
  slugShape,
  summarySchema,
  updateSchema,
} from '@safar/shared/records/noun/schema'
import { hasStates, mustBeWhole, STATUS } from '@safar/shared/records/noun/states'
import type { RiwayatAksi } from '@safar/shared/records/riwayat/riwayat'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../access/session/context.ts'
import type { FileOwner } from '../../files/berkas-pribadi/owner.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** What every record has beside its fields. */
export interface NounData {
  id: number
  /** Where a noun's records have addresses of their own. */
  slug?: string
  created_at: string
  updated_at: string
}

/** A record of a list that was asked for in short. */
export type NounSummary = z.output<z.ZodObject<SummaryShape>>
type SummaryShape = { id: z.ZodType<number> }

/** The fields of a record, as they are saved. */
export type ContentOf<Data extends NounData> = Omit<Data, keyof NounData>

/** What comes back from a revision or from the trash, and what is to be said of the rest. */
export interface BroughtBack<Data> {
  data: Data
  message?: string
}

/** A record as it was and as it is; null on the side where there is none. */
export interface RecordChange<Data extends NounData> {
  aksi: RiwayatAksi
  before: Data | null
  after: Data | null
}

/** What a noun says of itself beside its fields. */
export interface NounRules<Data extends NounData> {
  /** What people call a record, as a sentence begins: `Paket`. */
  label: string
  /** Whether a new record may be sent with the slug of the one that it was copied from: it then gets one of its own. */
  mayBringSlug?: true
  /** The office's page that lists its records; each one's form lies under it. */
  office: AdminPage
  /** The text that a search looks through; it begins with what the record is called. */
  cari(content: ContentOf<Data>): string
  /** What tells a record from others of its name, beside its state: a day, a price. `today` is a day in Jakarta; blank ones are passed over. */
  about?(content: ContentOf<Data>, today: string): readonly string[]
  /**
   * What a record has to have before people may read it, where that is written elsewhere than in its fields.
   * @throws HttpError 422 by field
   */
  requireLive?(context: Context, content: ContentOf<Data>, stored: Data | null): Promise<void>
  /** All that a live record has to be, where that is more than what its fields say one by one. */
  whole?: z.ZodObject
  /** What else is to be told of a change, in its transaction; `before` is null where there was no record. */
  afterChange?(context: Context, change: RecordChange<Data>): Promise<void>
  /** Actions whose revisions keep these fields alone, laid over the whole record before; its table has `isi_updated_at` then. */
  partial?: Partial<Record<RiwayatAksi, readonly string[]>>
  /** There is one record, which is never deleted. */
  single?: true
  /** What is asked before an earlier copy comes back, as it would be; null where there is nothing to ask. */
  asksBack?(
    trx: Transaction<Tables>,
    content: ContentOf<Data>,
    stored: Data | null,
  ): Promise<Pertanyaan | null>
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
  /** As much of it as lists carry that are asked for in short. */
  summary: z.ZodObject<SummaryShape>
  /** What the calls take that make a record and that change one. */
  bodies: { create: z.ZodType<object>; save: z.ZodType<{ updated_at?: string | undefined }> }
  /** Whatever may be saved, nothing required: the bounds of each field, where the record is a draft with holes. */
  bounds: z.ZodType
  /** What has to be there before people may read a record; of nouns with states alone. */
  complete?: z.ZodType
  /** What can be understood of a record as any earlier version kept it; null where it cannot be shown. */
  read(value: unknown): unknown
}

/** Returns a noun as the owner of its private files. */
export const fileOwnerOf = ({ noun }: Pick<StoredNoun, 'noun'>): FileOwner => ({
  jenis: noun.name,
  fields: noun.files ?? {},
})

/** Declares a noun. */
export function storedNoun<N extends Noun>(
  noun: N,
  rules: NounRules<RecordOf<N> & NounData>,
): StoredNoun<RecordOf<N> & NounData> {
  return {
    noun,
    schema: schemaOf(noun).meta({ id: rules.label }),
    summary: summaryOf(noun).meta({ id: `${rules.label}Ringkas` }),
    bodies: bodiesOf(noun, rules),
    ...boundsOf(noun, rules),
    read: (value) => readRecord(noun, value),
    ...rules,
  }
}

function bodiesOf(
  noun: Noun,
  { label, whole = createSchema(noun.fields) }: Pick<NounRules<NounData>, 'label' | 'whole'>,
): StoredNoun['bodies'] {
  const live = whole.safeExtend(slugShape(noun))
  return hasStates(noun)
    ? { create: statedCreateSchema(noun, live, label), save: draftSchema(noun) }
    : { create: live.meta({ id: `${label}Input` }), save: updateSchema(fieldsWithSlug(noun)) }
}

function boundsOf(noun: Noun, { single }: { single?: true }): Pick<StoredNoun, 'bounds' | 'complete'> {
  if (hasStates(noun)) return statedBounds(noun)
  // The one record is there before anybody has filled it.
  return { bounds: single ? draftSchema(noun) : updateSchema(noun.fields) }
}

function statedBounds(noun: Noun): Pick<StoredNoun, 'bounds' | 'complete'> {
  const [whole, draft] = [updateSchema(noun.fields), draftSchema(noun)]
  const bounds = z.unknown().transform((value, context) => {
    const status = z.object({ status: z.enum(STATUS) }).safeParse(value).data?.status
    const parsed = (status && !mustBeWhole(status) ? draft : whole).safeParse(value)
    for (const issue of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: issue.path, message: issue.message })
    return parsed.data ?? z.NEVER
  })
  return { bounds, complete: createSchema(noun.fields) }
}

function summaryOf(noun: Noun): z.ZodObject<SummaryShape>
function summaryOf(noun: Noun): z.ZodType {
  return summarySchema(noun)
}

function schemaOf<N extends Noun>(noun: N): z.ZodType<RecordOf<N> & NounData>
function schemaOf(noun: Noun): z.ZodType {
  return recordSchema(noun)
}
