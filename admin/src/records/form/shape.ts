import type { BerkasPribadiClient } from '@safar/shared/files/berkas-pribadi/berkas-pribadi-client'
import type { GambarFrameName } from '@safar/shared/files/gambar/ratio'
import type { Fields, Noun } from '@safar/shared/records/noun/field'
import type { FormRow, FormValues } from '@safar/shared/records/noun/values'
import type { ClipboardEvent, ComponentType, ReactNode } from 'react'
import type { ZodType } from 'zod'
import type { Question } from '../../platform/ui/question-dialog.tsx'
import { sentence } from '../../platform/ui/sentence.ts'
import type { Choice } from '../list/shape.ts'
import type { AlamatOf } from './alamat/alamat.ts'
import type { FormCalls, Stored } from './calls.ts'
import type { RefFinder } from './fields/ref-finder.ts'
import type { FormHandle } from './handle.ts'
import type { FormMode } from './mode.ts'
import type { Syarat } from './terbitan/syarat.ts'

/** The share of its section's width that a field takes; all of it by default. */
export type Width = 'half' | 'third' | 'wide'

export type PasteEvent = ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>

/** The look of a field in the form. What may be typed into it is the noun's list of fields. */
export interface Look {
  label: string
  /** The hint below the field, such as where its text is shown. */
  hint?: string
  width?: Width
  /** Two of these stand side by side on a phone. */
  pair?: boolean
  /** The lines shown of a text; a field of one line without it. */
  lines?: number | Record<FormMode, number>
  /** Handles a paste into a text of a row first, and may prevent the field's own. */
  onPaste?(form: FormHandle, index: number, event: PasteEvent): void
  /** The unit after a number. */
  unit?: string
  /** Tells, as a hook, that a number is read here and changed elsewhere. */
  useFixed?(): boolean
  /** True for a day's short form, `12 Des 2026`, where room is short. */
  short?: boolean
  /** The label of no choice. */
  none?: string
  /** The label of each choice. */
  words?: Readonly<Record<string, string>>
  /** Returns, as a hook, the choices of several short texts, or of a number that is a record's id. */
  useChoices?(): readonly Choice[]
  /** The search and the names of the records that a `ref` may point to. */
  find?: RefFinder
  /** The state of a slug field. */
  alamat?: AlamatOf
  /** The frame that the site cuts a picture to. */
  frame?: GambarFrameName
  /** True for a picture field one line high. */
  compact?: boolean
}

/** The look of a list in the form: lines where a row has one field, else entries that fold. */
export interface ListLook {
  /** A row's name is this with its number, `Pembimbing 1`. */
  label: string
  width?: Width
  /** Words of the button that adds a row. */
  add: string
  /** The field that names a row, and that messages about the whole list stand beside. */
  main: string
  /** The looks of a row's fields in their order; a row of one field needs no label. */
  cells: Record<string, Look>
  /** Leads a folded entry; its main field where nothing is said here. */
  title?(row: FormRow): string
  /** Returns the text beside the title. */
  summary?(row: FormRow, index: number, values: FormValues): string
}

/** A look for each field of a noun. */
export type Looks<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'list' }
    ? ListLook
    : F[Name] extends { kind: 'ref' }
      ? Look & { find: RefFinder }
      : Look
}

/** The look of a field of private files, which stands below the sections of a stored record. */
export interface FilesLook {
  label: string
  /** Text below the list of files. */
  hint?: string
  calls: BerkasPribadiClient
}

/** A look for each of a noun's fields of private files. */
export type FilesLooks<N extends Noun> = { [Name in keyof NonNullable<N['files']>]: FilesLook }

/** A part of every page of the site, or the nearest one where a page has no such part. */
export type Zone = 'kepala' | 'puncak' | 'isi' | 'kaki' | 'chat'

export interface Section {
  id: string
  title: string
  hint?: string
  /** The fields in the order of the focus. */
  fields: readonly string[]
  /** Fields side by side are as tall as the tallest. */
  even?: boolean
  /** The place on the site that shows these fields: in words, and by its page. */
  place?: { words: string; path: string; zones?: readonly Zone[] }
  /** Rendered below the fields. */
  Below?: ComponentType
}

/** A number that others change meanwhile, such as seats sold: it is saved as a change to what is stored by then. */
export interface Counted<V extends FormValues, R extends Stored> {
  field: string
  /** The form's change on top of what somebody else left, or null where that cannot be. */
  merge(mine: V, base: number | null, theirs: R): number | null
  /** Returns the text about a merged number, before the save. */
  mergedText(merged: number, mine: V): string
  /** Returns the text after a save when the number is not the form's. */
  savedText(saved: R, values: V): string | undefined
  /** Returns the text before an earlier version is restored, which leaves the number alone. */
  keptText(then: R, now: R): string | undefined
}

/** An example that a new record may start from. */
export interface Contoh<V extends FormValues> {
  /** The button's label, and the text after it. */
  words: string
  said: string
  /** Loads the values on demand. */
  of(typed: V): Promise<Partial<V>>
}

/** A noun's form as plain data; the engine that draws it is the same for all. */
export interface FormShape<V extends FormValues = FormValues, R extends Stored = Stored> {
  noun: Noun
  /** The noun as sentences say it, in lower case: `paket`. */
  word: string
  looks: Record<string, Look | ListLook>
  /** The looks of its private files, where it has any. */
  files?: Readonly<Record<string, FilesLook>>
  sections: readonly Section[]
  /** Returns the form values of a stored record. */
  valuesOf(record: R): V
  /** The schemas that the server checks with. */
  schemas: Record<FormMode, ZodType<object>>
  /** Returns errors that the schemas cannot give, by path. */
  check?(values: V, mode: FormMode): Record<string, string>
  /** Contradictions that are pointed out and not refused, by path. */
  warnings?(values: V): Record<string, string>
  /** Renders a remedy for several warnings at once, beside them. */
  Mend?: ComponentType
  /**
   * Returns the question before a save, about a probable slip that is no error; null for none. `id` is the record that
   * it is saved into, if any, and `before` its values, which raise no question again.
   */
  ask?(values: V, id: number | undefined, before: V | null): Promise<Question | null>
  /** Evaluates, as a hook, what the office requires of a record before it goes live. */
  useSyarat?(values: V): Syarat
  contoh?: Contoh<V>
  /** Rendered in the panel of the record's state, below what is missing. */
  Beside?(props: { record: R | undefined }): ReactNode
  counted?: Counted<V, R>
  calls: FormCalls<R>
  /** The list that the form comes from and returns to. */
  list: { path: string; title: string }
  /** Returns the path of a record's page on the site. */
  publicPath?(record: { slug: string }): string
  /** The labels of a revision's actions, where they are not the common ones. */
  deeds?: Record<string, string>
}

/** Returns the title of the form's page: `Tambah Paket`. */
export const formTitle = ({ word }: Pick<FormShape, 'word'>, mode: FormMode) =>
  `${mode === 'add' ? 'Tambah' : 'Ubah'} ${sentence(word)}`
