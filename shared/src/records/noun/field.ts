import type { FileField } from '../../files/berkas-pribadi/file-field.ts'
import type { Currency } from '../../platform/format/rupiah.ts'
import { isLineLong } from '../../platform/text/tidy.ts'
import type { Audience, Reader } from './audience.ts'
import type { Personal } from './personal.ts'

/*
 * The fields of a noun as plain data. Its schemas (`schema.ts`), the reader of older hosts (`read.ts`), its types
 * (`record.ts`), the values of its form (`values.ts`) and its columns (`columns.ts`) follow from the one list. No
 * schema library here: pages carry the reader, and the library would be a quarter of what they load.
 */

/**
 * The moment when a field must be filled: at creation, after which it may be emptied (`create`); before publishing, and
 * then as long as the record is public (`live`); or whenever it is sent (`always`).
 */
export type Required = 'create' | 'live' | 'always'

interface About {
  /** The description in the API's document. */
  about?: string
  /** The name that some older hosts give it. */
  older?: string
  /**
   * True if only whole records carry it: short lists (`?ringkas=1`) leave it out, as they do every list that is not
   * `brief`.
   */
  detail?: true
}

/** A text of at most `max` UTF-16 units. */
export interface TextField extends About {
  kind: 'text'
  max: number
  required?: Required
  /** An example for the API's document, where not any text would do. */
  example?: string
  /** True for Markdown, at most `NASKAH_MAX` and stored as typed: `naskah/` reads it where it is shown. */
  markdown?: true
  /** The address of a page, of this site or of another. */
  tautan?: true
  /** The address of a mailbox. */
  email?: true
  /** True for a single line of any length; a text as short as a name is one anyway (`isLine`). */
  line?: true
  /** True for a name: several blanks between its words, which nobody sees, are stored as one. */
  singleSpaced?: true
}

/** A whole number; null if an optional one is unset. */
export interface NumberField extends About {
  kind: 'number'
  min: number
  max: number
  required?: 'always'
  /** True for the number of the row, from 1: unset ones follow the row's position. */
  nth?: true
}

/** An amount of money in whole units of its currency: more than a 32-bit column holds. */
export interface MoneyField extends About {
  kind: 'money'
  /** The least amount: 0 unless said. */
  min?: number
  max: number
  /** A fixed currency, or the field of the same noun that holds it. */
  currency: Currency | { field: string }
  required?: 'always'
}

/**
 * A reference to a record of another noun by its id: null, or the id of a stored record that is not in the trash. The
 * migration declares it as a foreign key with `on delete restrict`.
 */
export type RefField = About & {
  kind: 'ref'
  /** The name of the other noun. */
  to: string
} & (
    | {
        required?: never
        /** A deletion of the other record empties the field. */
        onDelete: 'clear'
      }
    | {
        required?: 'always'
        /** A deletion of the other record gets 409. */
        onDelete: 'restrict'
      }
    | {
        required: 'always'
        /** A deletion of the parent (`owned`) moves the record to the trash along; both come back together. */
        onDelete: 'follow'
      }
  )

export const MOST_STARS = 5

/** One to five stars. */
export interface StarsField extends About {
  kind: 'stars'
  required?: 'always'
  /** The value if an older host sends none. */
  fallback?: number
}

/** One of a few words, or none. If an older host sends another word, a required field is read as the first. */
export interface ChoiceField extends About {
  kind: 'choice'
  of: readonly [string, ...string[]]
  required?: 'always'
  /** The value if none is given: then it need not be sent, and is never empty. */
  missing?: string
  /** The initial choice of an empty form. */
  initial?: string
}

/** A calendar day, `2026-12-12`. */
export interface DayField extends About {
  kind: 'day'
  required?: Required
  /** True for a past event: the last possible day is today, in the agency's time zone. */
  past?: true
}

/** A moment, ISO 8601 in UTC with milliseconds: `2026-12-12T02:00:00.000Z`. */
export interface MomentField extends About {
  kind: 'moment'
  required?: never
}

/** The length of a trip, `9 Hari`. */
export interface DurasiField extends About {
  kind: 'durasi'
  required: 'always'
  /** True if it may be empty, as in drafts alone. */
  mayBeBlank?: boolean
}

/** The name of an uploaded picture. */
export interface ImageField extends About {
  kind: 'image'
  required?: Required
}

/** A figure, at most `max` UTF-16 units: a number, or words for what no number says (`H-45`), stored as sent. */
export interface FigureField extends About {
  kind: 'figure'
  max: number
  required?: 'always'
}

/** A yes or no; no by default. */
export interface FlagField extends About {
  kind: 'flag'
  required?: never
}

/** Up to `max` short texts of at most `each` UTF-16 units, none of them blank or twice. */
export interface TextsField extends About {
  kind: 'texts'
  max: number
  each: number
  required?: never
}

/** The slug in a record's address; if blank it is made from the name. See `alamat.ts`. */
export interface AlamatField extends About {
  kind: 'alamat'
  required?: never
}

/**
 * A line that nobody should read in a copy of the database: encrypted in its row, a mask in every answer, and opened
 * one at a time. Only private nouns have such fields, and never in rows.
 */
export interface SealedField extends About {
  kind: 'sealed'
  max: number
  required?: Required
  /** The permission, within the record's readers, to open it; each opening is logged. */
  opens: Reader
  /** True if a reason is required to open it. */
  reason?: true
  /**
   * Set if a search for the whole value finds its record, for readers who may open it; the column `lookupColumn` then
   * holds the value's keyed hash.
   */
  found?: 'equal'
  /** True for a number of a paper: stored in capitals, without blanks, dots, dashes and apostrophes (`plainCode`). */
  code?: true
  /** The numbers of letters at both ends that its mask shows to readers (`partMask`); none unless said. */
  shows?: { first: number; last: number }
  /** True for words of several lines; a value of one line without it. */
  lines?: true
  /** True if older versions kept it as plain text: its column takes such cells, and the next start seals them. */
  wasOpen?: true
  /**
   * The value's name for people, if one record alone may have a value: a second one gets 409 with the first one's id.
   * Needs `found`, and a unique index on the column `lookupColumn`.
   */
  unique?: string
  /** An example for the API's document, where not any text would do. */
  example?: string
}

/** Up to `max` rows of fields. */
export interface ListField extends About {
  kind: 'list'
  max: number
  row: RowFields
  /** True if it always has exactly one row: calls state it as an object, and a change states only what changes. */
  one?: true
  required?: Required
  /** True if its rows are few and short, so that short lists (`?ringkas=1`) carry it too. */
  brief?: true
}

/** A field that holds one value. */
export type SingleField =
  | TextField
  | NumberField
  | MoneyField
  | RefField
  | StarsField
  | ChoiceField
  | DayField
  | MomentField
  | DurasiField
  | ImageField
  | FigureField
  | FlagField
  | TextsField
  | AlamatField
  | SealedField
export type NumericField = NumberField | MoneyField | RefField | StarsField
export type Field = SingleField | ListField

/** A field that a row may have. */
export type CellField = Exclude<SingleField, SealedField | RefField>

/** The fields of a list's rows, in the order in which they stand. */
export type RowFields = Readonly<Record<string, CellField>>
/** The fields of a noun, in the order in which answers give them. */
export type Fields = Readonly<Record<string, Field>>

interface NounBase {
  /** The name in addresses, tables and folders. */
  name: string
  fields: Fields
  /** The field that names a record; one without a name cannot be shown. */
  title: string
  audience: Audience
  /** The revision of each change: the whole record, only what it changed, or none. */
  revised: 'whole' | 'difference' | 'none'
  /**
   * Names of what a difference may tell besides its fields, as texts before and after: what happened to a record and is
   * no field of it.
   */
  tells?: readonly string[]
  /** True if a browser may keep unsaved input and recently opened records; else they are gone with the page. */
  draftsInBrowser: boolean
  /** True if people put its records in order, by the field `urutan`. */
  ordered?: true
  /** Returns errors among several fields of a record, by field. */
  check?(content: Readonly<Record<string, unknown>>): Record<string, string[]>
  /** True if its records may go live with pictures without a description. */
  withoutAlt?: true
}

/** A noun without sealed fields. */
interface Plain {
  fields: Readonly<Record<string, Exclude<Field, SealedField>>>
}

/** A noun that the site is made of: everybody reads live records, and a change of one makes a release. */
interface Published extends Plain {
  published: true
  personal?: never
  /** True if each record has an address of its own, made from its name. */
  addressed?: true
  /** True if a record's page can be previewed by a link. */
  previewed?: true
  owned?: never
  readOpens?: never
  files?: never
}

/**
 * A noun that its audience alone reads: no answer of it is cached anywhere, and nothing of it is in a release, a feed
 * or an address.
 */
interface Private {
  /** For a noun of people: the person of each record, what that person reads of it, and its retention. */
  personal?: Personal
  published?: never
  addressed?: never
  previewed?: never
  /**
   * The name of the required `ref` to the parent record, which never changes. A write locks the parent's row, so
   * writers of one parent's records take turns.
   */
  owned?: string
  /**
   * True if reading one record opens those of its sealed fields that open for the reader: each reading is a row of the
   * access log. Lists, answers of writes and `?samar=1` have masks all the same.
   */
  readOpens?: true
  /**
   * Fields of private files, by name. They are no content: revisions and saves leave them out, so an upload never
   * conflicts with an edit.
   */
  files?: Readonly<Record<string, FileField>>
}

/** A noun: the declaration that checks, storage, readers and pages of its records follow. */
export type Noun = NounBase &
  (
    | Published
    | (Private & (Plain | ({ draftsInBrowser: false } & ({ personal: Personal } | { owned: string }))))
  )

/** Tells whether a text is a single line, in which breaks and tabs become spaces. */
export const isLine = ({ max, line, markdown }: TextField): boolean => !markdown && (line ?? isLineLong(max))

/** Tells whether a field holds one value. */
export const isSingle = (field: Field): field is SingleField => field.kind !== 'list'
/** Tells whether a field holds rows. */
export const isList = (field: Field): field is ListField => field.kind === 'list'
/** Tells whether short lists (`?ringkas=1`) carry a field. */
export const isSummary = (field: Field): boolean => (isSingle(field) ? !field.detail : field.brief === true)

/** Names of a noun's lists. */
export type ListName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'list' } ? Name : never
}[keyof F & string]

/** Returns the names of a noun's lists, in order. */
export function listNames<F extends Fields>(fields: F): ListName<F>[] {
  const isListName = (name: string): name is ListName<F> => {
    const field = fields[name]
    return field !== undefined && isList(field)
  }
  return Object.keys(fields).filter(isListName)
}

/** Returns the empty value of a field. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'list':
      return field.one ? emptyRow(field.row) : []
    case 'texts':
      return []
    case 'flag':
      return false
    case 'choice':
      return field.missing ?? ''
    case 'number':
    case 'money':
    case 'ref':
    case 'stars':
      return null
    default:
      return ''
  }
}

/** Returns a row of empty values. */
export function emptyRow(row: RowFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, field]) => [name, emptyValue(field)]))
}
