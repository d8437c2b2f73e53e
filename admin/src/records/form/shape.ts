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
import type { FormHandle } from './handle.ts'
import type { FormMode } from './mode.ts'
import type { Syarat } from './terbitan/syarat.ts'

/** How much of its section's width a field takes; all of it where nothing is said. */
export type Width = 'half' | 'third' | 'wide'

export type PasteEvent = ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>

/** How a field stands in the form. What may be typed into it is said by the noun's own list of fields. */
export interface Look {
  label: string
  /** Said below the field, such as where the text will appear. */
  hint?: string
  width?: Width
  /** Two of these stand side by side on a phone. */
  pair?: boolean
  /** Of a text: how many lines are shown; without it, it is one line. */
  lines?: number | Record<FormMode, number>
  /** Of a text in a row: what is pasted into it comes here first, and prevents what the field does of itself. */
  onPaste?(form: FormHandle, index: number, event: PasteEvent): void
  /** Of a number: said after it. */
  unit?: string
  /** Of an amount: the field that holds its currency. */
  currency?: string
  /** Of a day: `12 Des 2026` where room is short. */
  short?: boolean
  /** Of a choice, or of a record by its id: words for none. */
  none?: string
  /** Of a choice: what people read for each. */
  words?: Readonly<Record<string, string>>
  /** Of several short texts, or of a number that is a record's id: what is chosen from, asked for as a hook. */
  useChoices?(): readonly Choice[]
  /** Of an address: what is known of it. */
  alamat?: AlamatOf
  /** Of a picture: where it will stand. */
  frame?: GambarFrameName
  /** Of a picture: one line high. */
  compact?: boolean
}

/** How a list of rows stands in the form: lines where a row has one field, else entries that fold. */
export interface ListLook {
  /** A row's name is this with its number, `Pembimbing 1`. */
  label: string
  width?: Width
  /** Words of the button that adds a row. */
  add: string
  /** The field that names a row, and that messages about the whole list stand beside. */
  main: string
  /** Labels inside rows, in the order in which they stand; a row of one field needs none. */
  cells: Record<string, Look>
  /** Leads a folded entry; its main field where nothing is said here. */
  title?(row: FormRow): string
  /** Said beside the title. */
  summary?(row: FormRow, index: number, values: FormValues): string
}

/** A look for each field of a noun. */
export type Looks<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'list' } ? ListLook : Look
}

/** A part of every page of the site; what is nearest where a page has no such part. */
export type Zone = 'kepala' | 'puncak' | 'isi' | 'kaki' | 'chat'

export interface Section {
  id: string
  title: string
  hint?: string
  /** In the order in which they are walked through. */
  fields: readonly string[]
  /** Fields side by side are as tall as the tallest. */
  even?: boolean
  /** Where visitors meet what is said here: in words, and the page of the site. */
  place?: { words: string; path: string; zones?: readonly Zone[] }
  /** What stands below the fields. */
  Below?: ComponentType
}

/** A number that others change meanwhile, such as seats sold: it is saved as a change to what is stored by then. */
export interface Counted<V extends FormValues, R extends Stored> {
  field: string
  /** The form's change on top of what somebody else left, or null where that cannot be. */
  merge(mine: V, base: number | null, theirs: R): number | null
  /** Said of a number that was merged, before the save. */
  mergedText(merged: number, mine: V): string
  /** Said after a save when it is not the number that stood in the form. */
  savedText(saved: R, values: V): string | undefined
  /** Said before an earlier version comes back, which leaves the number alone. */
  keptText(then: R, now: R): string | undefined
}

/** What a new record may begin with. */
export interface Contoh<V extends FormValues> {
  /** Of the button, and said after it. */
  words: string
  said: string
  /** The values themselves, loaded when they are asked for. */
  of(typed: V): Promise<Partial<V>>
}

/** All that the form knows of a noun, as plain data; what it does with it is the same for all. */
export interface FormShape<V extends FormValues = FormValues, R extends Stored = Stored> {
  noun: Noun
  /** The noun as sentences say it, in lower case: `paket`. */
  word: string
  looks: Record<string, Look | ListLook>
  sections: readonly Section[]
  /** The form for a record that exists. */
  valuesOf(record: R): V
  /** The schemas that the server checks with. */
  schemas: Record<FormMode, ZodType<object>>
  /** Messages that the schemas cannot give, by path. */
  check?(values: V, mode: FormMode): Record<string, string>
  /** Contradictions that are pointed out and not refused, by path. */
  warnings?(values: V): Record<string, string>
  /** What mends several of them at once, where something can; stands with them. */
  Mend?: ComponentType
  /**
   * What is asked before the form is saved, since it may be a slip and is no error; null where there is nothing to ask. `id` is the record
   * that it is saved into, where there is one, and `before` what it was: what stood so already is no news.
   */
  ask?(values: V, id: number | undefined, before: V | null): Promise<Question | null>
  /** What somebody decided that a record has to have before people may read it, asked for as a hook. */
  useSyarat?(values: V): Syarat
  contoh?: Contoh<V>
  /** What stands in the panel of its state, below what is missing. */
  Beside?(props: { record: R | undefined }): ReactNode
  counted?: Counted<V, R>
  calls: FormCalls<R>
  /** The list that the form comes from and leads back to. */
  list: { path: string; title: string }
  /** Where a record can be seen by visitors. */
  publicPath?(record: { slug: string }): string
  /** What revisions tell of, where it is not one of the common deeds. */
  deeds?: Record<string, string>
}

/** Heading of the form's page: `Tambah Paket`. */
export const formTitle = ({ word }: Pick<FormShape, 'word'>, mode: FormMode) =>
  `${mode === 'add' ? 'Tambah' : 'Ubah'} ${sentence(word)}`
