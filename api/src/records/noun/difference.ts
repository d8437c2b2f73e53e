import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { parseJson } from '@safar/shared/records/noun/columns'
import type { Noun } from '@safar/shared/records/noun/field'
import { z } from 'zod'
import { timeRule } from '../../platform/db/column.ts'
import { problemOf } from '../../platform/db/row-problem.ts'
import { sidikOf } from '../../platform/vault/sealed-text.ts'
import { contentOf } from './noun-row.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

/*
 * Revisions that keep only what changed (`revised: 'difference'`). The record as it was follows from the record as it
 * is, less all that changed since: the stored record is the newest state, so no revision needs to hold a whole one.
 */

type Values = Record<string, unknown>

/**
 * A kept difference: the changed fields before and after, and the time of the change. A sealed field stands in it as
 * its mask.
 */
export const differenceSchema = z.object({
  updated_at: z.string(),
  sebelum: z.record(z.string(), z.unknown()),
  sesudah: z.record(z.string(), z.unknown()),
})
export type Difference = z.infer<typeof differenceSchema>

/** Returns the changed fields before and after, sealed ones as their mask; empty without a record before. */
export function differenceOf(noun: Noun, before: NounData | null, after: NounData): Difference {
  const [sebelum, sesudah]: [Values, Values] = [{}, {}]
  const stood = new Map<string, unknown>(Object.entries(before ? contentOf(before) : {}))
  for (const [name, value] of before ? Object.entries(contentOf(after)) : []) {
    const old = stood.get(name) ?? null
    if (JSON.stringify(old) === JSON.stringify(value ?? null)) continue
    const isSealed = noun.fields[name]?.kind === 'sealed'
    sebelum[name] = isSealed ? TERSEGEL : old
    sesudah[name] = isSealed ? TERSEGEL : value
  }
  return { updated_at: after.updated_at, sebelum, sesudah }
}

/** Parses a kept difference; null for anything else. */
export const readDifference = (data: string): Difference | null =>
  differenceSchema.safeParse(parseJson(data)).data ?? null

/**
 * Returns the record as it was at a difference, from the record as it is and all later differences, newest first; null
 * if that cannot be read.
 */
export function recordAt<Data extends NounData>(
  { schema }: StoredNoun<Data>,
  stored: Data,
  { updated_at }: Difference,
  later: readonly Difference[],
): Data | null {
  const before = later.map(({ sebelum }) => sebelum)
  return schema.safeParse(Object.assign({ ...stored }, ...before, { updated_at })).data ?? null
}

/** The longest text of what a difference tells besides fields, in UTF-16 units. */
const TOLD_MOST = 10_000

/** Returns a side without sealed words, of which no bound tells. */
const withoutSealed = (side: Values): Values =>
  Object.fromEntries(
    Object.entries(side).filter(([, value]) => typeof value !== 'string' || sidikOf(value) === null),
  )

/** A noun as its differences are checked. */
export type Revised = Pick<StoredNoun, 'noun' | 'bounds'>

/**
 * Returns the error of a difference, or null: both sides name fields of the noun, within their bounds, or what it tells
 * besides.
 */
export function differenceProblem({ noun, bounds }: Revised, data: string): string | null {
  const { fields: known, tells = [] } = noun
  const fields = z.record(z.enum([...Object.keys(known), ...tells]), z.unknown())
  const told = z.object(Object.fromEntries(tells.map((name) => [name, z.string().max(TOLD_MOST).optional()])))
  const schema = z.object({
    updated_at: timeRule,
    sebelum: z.partialRecord(fields.keyType, z.unknown()),
    sesudah: z.partialRecord(fields.keyType, z.unknown()),
  })
  const value = schema.safeParse(parseJson(data))
  const problem = value.success
    ? [value.data.sebelum, value.data.sesudah]
        .map(withoutSealed)
        .map((side) => problemOf(bounds.safeParse(side)) ?? problemOf(told.safeParse(side)))
        .find(Boolean)
    : problemOf(value)
  return problem ? `data: ${problem}` : null
}
