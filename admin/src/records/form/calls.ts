import type { Noun } from '@safar/shared/records/noun/field'
import { readAnswer, readRecord } from '@safar/shared/records/noun/read'
import type { RecordOf } from '@safar/shared/records/noun/record'
import type { Restored } from '@safar/shared/records/riwayat/restored'
import type { RiwayatLengkap } from '@safar/shared/records/riwayat/riwayat'
import type { RiwayatPage } from '@safar/shared/records/riwayat/riwayat-client'
import type { ZodType } from 'zod'
import type { Trash } from '../list/trash.ts'
import { ALAMAT } from './alamat/alamat.ts'
import type { FormMode } from './mode.ts'
import { schemaFor } from './schema-for.ts'

/** The fields that the form needs of a record of any noun. */
export interface Stored {
  id: number
  updated_at: string
  /** Present where the noun is addressed. */
  slug?: string
}

/** The version that a form started from, for the optimistic lock. */
export interface Base {
  /** `updated_at` of that copy; empty for a new record. */
  at: string
  /** The counted number in it; null where it is unknown, as with drafts of an older version. */
  counted: number | null
}

interface Options {
  signal?: AbortSignal
}

interface Revisions<R extends Stored> {
  list(id: number, options: Options & { page: number }): Promise<RiwayatPage>
  get(id: number, riwayatId: number, options: Options): Promise<RiwayatLengkap<R>>
  restore(id: number, riwayatId: number, isSure: boolean): Promise<Pick<Restored<R>, 'pesan'>>
}

/** The calls that a noun's form makes. Each throws `ApiError`. */
export interface FormCalls<R extends Stored> {
  get(id: number | string, options?: Options): Promise<R>
  /** A second try of the same content has the same key and makes no second record. */
  create(input: Record<string, unknown>, key: string): Promise<R>
  /** Updates a record; a stale base is status 409. */
  update(id: number, input: Record<string, unknown>, base: Base): Promise<R>
  /** Opens a sealed field of a record, for whom it opens; of nouns that have such. */
  open?(id: number, isian: string, alasan: string): Promise<string>
  /** The stored record out of the answer to a save that came too late; null where it is not in there. */
  readAnswer(body: unknown): R | null
  riwayat: Revisions<R>
  trash: Pick<Trash, 'list' | 'restore'>
}

interface Clients<R extends Stored> {
  client: {
    get(id: number | string, options?: Options): Promise<R>
    create(input: object, key: string): Promise<R>
    update(id: number, input: object): Promise<R>
    open?(id: number, isian: string, alasan: string): Promise<string>
  }
  riwayat: Revisions<R>
  trash: FormCalls<R>['trash']
  schemas: Record<FormMode, ZodType<object>>
}

/** Makes the calls of a noun's form from its clients; input is parsed by the noun's schemas before it is sent. */
export function callsOf<N extends Noun>(
  noun: N,
  { client, riwayat, trash, schemas }: Clients<RecordOf<N> & Stored>,
): FormCalls<RecordOf<N> & Stored> {
  const checked = (input: Record<string, unknown>, mode: FormMode) => {
    const slug = input[ALAMAT]
    // The slug is beside the fields of the schemas; the server makes a new record's from the name.
    const isSaid = noun.addressed && slug !== undefined && (mode === 'edit' || slug !== '')
    return { ...schemaFor({ noun, schemas }, input, mode).parse(input), ...(isSaid && { [ALAMAT]: slug }) }
  }
  return {
    get: client.get,
    ...(client.open && { open: client.open }),
    create: (input, key) => client.create(checked(input, 'add'), key),
    update: (id, input, base) =>
      client.update(id, { ...checked(input, 'edit'), ...(base.at && { updated_at: base.at }) }),
    readAnswer: (body) => readAnswer(body, (item) => readRecord(noun, item)),
    riwayat,
    trash,
  }
}
