import type { Field, Fields, ListName, Noun, NumericField, Required, RowFields } from './field.ts'

/* The types that follow from a noun's fields. */

/** An intersection as the one object that it is. */
type Flat<T> = { [Name in keyof T]: T[Name] }
type UnlessRequired<F extends Field, Empty> = F extends { required: Required } | { missing: string }
  ? never
  : Empty

/** A field's value in answers and after checks. */
export type ValueOf<F extends Field> = F extends { kind: 'list'; row: infer Row extends RowFields }
  ? F extends { one: true }
    ? RowOf<Row>
    : RowOf<Row>[]
  : F extends { kind: 'choice'; of: readonly (infer Choice)[] }
    ? Choice | UnlessRequired<F, ''>
    : F extends NumericField
      ? number | UnlessRequired<F, null>
      : F extends { kind: 'figure' }
        ? number | string
        : F extends { kind: 'texts' }
          ? string[]
          : F extends { kind: 'flag' }
            ? boolean
            : string

/** A row of a list. */
export type RowOf<F extends RowFields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }

/** All fields of a noun, after checks. */
export type InputOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }

/** The body of an edit, after checks: some fields, and the version of the edited copy. */
export type UpdateOf<F extends Fields> = {
  -readonly [Name in keyof F]?: ValueOf<F[Name]> | undefined
} & { updated_at?: string | undefined }

type MustBeGiven<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: Required } ? Name : never
}[keyof F]

/** Fields as a caller writes them; optional ones may be left out. */
export type GivenOf<F extends Fields> = Flat<
  { -readonly [Name in MustBeGiven<F>]: GivenValue<F[Name]> } & {
    -readonly [Name in Exclude<keyof F, MustBeGiven<F>>]?: GivenValue<F[Name]>
  }
>
type GivenValue<F extends Field> = F extends { kind: 'list'; row: infer Row extends RowFields }
  ? F extends { one: true }
    ? GivenOf<Row>
    : readonly GivenOf<Row>[]
  : ValueOf<F>

/** Fields as a client may send them: numbers also as text, optional ones left out or null. */
export type DraftOf<F extends Fields> = Flat<
  { -readonly [Name in MustBeGiven<F>]: DraftValue<F[Name]> } & {
    -readonly [Name in Exclude<keyof F, MustBeGiven<F>>]?: DraftValue<F[Name]> | null | undefined
  }
>
type DraftValue<F extends Field> = F extends { kind: 'list'; row: infer Row extends RowFields }
  ? F extends { one: true }
    ? DraftOf<Row>
    : readonly DraftOf<Row>[]
  : F extends NumericField | { kind: 'durasi' }
    ? number | string
    : ValueOf<F>

type SlugOf<N extends Noun> = N extends { addressed: true } ? { slug: string } : unknown
interface Times {
  /** ISO 8601 in UTC with milliseconds. */
  created_at: string
  updated_at: string
}

/** A record as the API answers it. */
export type RecordOf<N extends Noun> = Flat<
  { id: number } & SlugOf<N> &
    Omit<InputOf<N['fields']>, ListName<N['fields']>> &
    Times &
    Pick<InputOf<N['fields']>, ListName<N['fields']>>
>

type DetailName<F extends Fields> =
  | { [Name in ListName<F>]: F[Name] extends { brief: true } ? never : Name }[ListName<F>]
  | { [Name in keyof F]: F[Name] extends { detail: true } ? Name : never }[keyof F]

/** A record in a short list (`?ringkas=1`): without lists and other fields of the whole record. */
export type SummaryOf<N extends Noun> = Flat<Omit<RecordOf<N>, DetailName<N['fields']>>>
