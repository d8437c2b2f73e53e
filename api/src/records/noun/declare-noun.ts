import { fieldsWithSlug } from '@safar/shared/records/noun/alamat'
import { draftSchema, statedCreateSchema } from '@safar/shared/records/noun/draft'
import type { Noun } from '@safar/shared/records/noun/field'
import {
  createSchema,
  recordSchema,
  slugShape,
  summarySchema,
  updateSchema,
} from '@safar/shared/records/noun/noun-schema'
import { readRecord } from '@safar/shared/records/noun/read'
import type { RecordOf } from '@safar/shared/records/noun/record'
import { hasStates, mustBeWhole, STATUS } from '@safar/shared/records/noun/states'
import { z } from 'zod'
import type { OnBroken } from '../../platform/db/rusak.ts'
import { changesText } from './changes-text.ts'
import { differenceOf } from './difference.ts'
import { readAs } from './noun-row.ts'
import type { NounData, NounRules, Row, StoredNoun, SummaryShape } from './stored-noun.ts'
import { requireAlt } from './wajib-alt.ts'

/**
 * Declares a stored noun: its rules, with the schemas and the readers that follow from its fields. Engines ask it about
 * a row or a record, and need not know how the noun answers.
 */
export function storedNoun<N extends Noun>(
  noun: N,
  rules: NounRules<RecordOf<N> & NounData>,
): StoredNoun<RecordOf<N> & NounData> {
  const schema = schemaOf(noun).meta({ id: rules.label })
  const readRow = (row: Row, onBroken?: OnBroken) => readAs(schema, { noun }, row, onBroken)
  return {
    noun,
    schema,
    summary: summaryOf(noun).meta({ id: `${rules.label}Ringkas` }),
    bodies: bodiesOf(noun, rules),
    ...boundsOf(noun, rules),
    read: (value) => readRecord(noun, value),
    readRow,
    readWritten(row) {
      const data = readRow(row)
      if (!data) throw new Error(`${noun.name} ${row.id} cannot be read right after it was written`)
      return data
    },
    titleOf: (content) => String(Object.entries(content).find(([field]) => field === noun.title)?.[1] ?? ''),
    changesText: (before, after) => changesText(noun, before, after),
    revisionOf: (before, after) =>
      noun.revised === 'difference' ? differenceOf(noun, before, after) : after,
    async requireReady(context, content, stored) {
      await requireAlt(context.trx, { noun }, content)
      await rules.requireLive?.(context, content, stored)
    },
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
