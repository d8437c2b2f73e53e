import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { parseJson } from '@safar/shared/records/noun/columns'
import { isList } from '@safar/shared/records/noun/field'
import { RIWAYAT_AKSI } from '@safar/shared/records/riwayat/riwayat'
import { z } from 'zod'
import { nounOf } from '../../content/nouns.ts'
import { SEALED } from '../../platform/vault/sealed-text.ts'
import { contentOf, fieldsOfRow, readSnapshot } from '../../records/noun/noun-row.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { asItIs, id, line, problemOf, slug, time } from './value-rules.ts'

/** Blank, or nothing that anybody could read. */
const sealedCell = z.string().regex(SEALED, 'not sealed').or(z.literal(''))

/** A row of a noun's table: within the bounds that saving has. */
export function nounRule(noun: StoredNoun): z.ZodObject {
  const fields = Object.entries(noun.noun.fields)
  return z
    .object({
      ...stampsOf(noun),
      id,
      ...Object.fromEntries(
        fields.map(([name, { kind }]) => [name, kind === 'sealed' ? sealedCell : asItIs]),
      ),
      cari: asItIs,
      ...(noun.partial && { isi_updated_at: asItIs }),
    })
    .superRefine((row, context) => {
      const values = fieldsOfRow(noun, row)
      const broken = fields.find(
        ([name, field]) => isList(field) && !field.one && !Array.isArray(values[name]),
      )
      const problem = broken ? `${broken[0]}: no list` : problemOf(noun.bounds.safeParse(values))
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

/** What no form sends: a record comes back from the trash under the address and the times that were kept with it. */
function stampsOf({ noun }: StoredNoun) {
  return { ...(noun.addressed && { slug }), created_at: time, updated_at: time }
}

interface Kept {
  jenis: string
  data_id: number
  data: string
}

/**
 * A record as JSON: whatever of it can be read is within the bounds that saving has, and it is the one that its row
 * names.
 */
function snapshotProblem({ jenis, data_id, data }: Kept): string | null {
  const noun = nounOf(jenis)
  if (!noun) return 'of no noun'
  const value = parseJson(data)
  if (value === undefined) return 'no JSON'
  const record = readSnapshot(noun, data)
  if (!record) return `no ${jenis}`
  if (!z.object({ id: z.literal(data_id) }).safeParse(value).success) return `of another ${jenis}`
  return (
    problemOf(z.object(stampsOf(noun)).safeParse(value)) ??
    problemOf(noun.bounds.safeParse(contentOf(record)))
  )
}

/** What a revision of a part keeps: all of its fields, within their bounds. */
function partProblem({ jenis, data }: Kept, fields: readonly string[]): string | null {
  const given = Object.fromEntries(fields.map((name) => [name, z.unknown().refine((value) => value != null)]))
  const schema = z.looseObject({ updated_at: time, mulai: time, ...given })
  const value = schema.safeParse(parseJson(data))
  return problemOf(value.success ? (nounOf(jenis)?.bounds.safeParse(value.data) ?? value) : value)
}

const about = { jenis: line(50), data_id: id, data: z.string() }

export const riwayatRule = z
  .object({
    id,
    aksi: z.enum(RIWAYAT_AKSI),
    waktu: time,
    oleh: line(MAX_EMAIL_LENGTH),
    oleh_id: asItIs,
    oleh_email: asItIs,
    ...about,
  })
  .superRefine((row, context) => {
    const part = nounOf(row.jenis)?.partial?.[row.aksi]
    const message = part ? partProblem(row, part) : snapshotProblem(row)
    if (message) context.addIssue({ code: 'custom', path: ['data'], message })
  })

export const sampahRule = z
  .object({
    dihapus_pada: time,
    dihapus_oleh: line(MAX_EMAIL_LENGTH),
    dihapus_oleh_id: asItIs,
    dihapus_oleh_email: asItIs,
    ...about,
  })
  .superRefine((row, context) => {
    const message = snapshotProblem(row)
    if (message) context.addIssue({ code: 'custom', path: ['data'], message })
  })

export const alamatLamaRule = z
  .object({ jenis: line(50), slug, data_id: id, created_at: time })
  .refine(({ jenis }) => nounOf(jenis)?.noun.addressed, 'of no noun with addresses')
