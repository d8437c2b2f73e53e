import type { Noun } from '@safar/shared/noun/field'
import { readAnswer, readRecord } from '@safar/shared/noun/read'
import type { RecordOf } from '@safar/shared/noun/record'
import type { Restored } from '@safar/shared/riwayat/restored'
import type { RiwayatLengkap, RiwayatPage } from '@safar/shared/riwayat/riwayat'
import type { ZodType } from 'zod'
import type { Trash } from '../list/trash.ts'

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

interface Options {
  signal?: AbortSignal
}

interface Revisions<R extends Stored> {
  list(id: number, options: Options & { page: number }): Promise<RiwayatPage>
  get(id: number, riwayatId: number, options: Options): Promise<RiwayatLengkap<R>>
  restore(id: number, riwayatId: number): Promise<Pick<Restored<R>, 'pesan'>>
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
  riwayat: Revisions<R>
  trash: Pick<Trash, 'list' | 'restore'>
}

interface Clients<R extends Stored, Input, Update> {
  client: {
    get(id: number | string, options?: Options): Promise<R>
    create(input: Input, key: string): Promise<R>
    update(id: number, input: Update & { updated_at?: string }): Promise<R>
  }
  riwayat: Revisions<R>
  trash: FormCalls<R>['trash']
  schemas: { add: ZodType<Input>; edit: ZodType<Update> }
}

/** The calls of a noun's form by its clients, with what is sent checked by its schemas. */
export function callsOf<N extends Noun, Input, Update extends object>(
  noun: N,
  { client, riwayat, trash, schemas }: Clients<RecordOf<N> & Stored, Input, Update>,
): FormCalls<RecordOf<N> & Stored> {
  return {
    get: client.get,
    create: (input, key) => client.create(schemas.add.parse(input), key),
    update: (id, input, base) =>
      client.update(id, { ...schemas.edit.parse(input), ...(base.at && { updated_at: base.at }) }),
    readAnswer: (body) => readAnswer(body, (item) => readRecord(noun, item)),
    riwayat,
    trash,
  }
}
