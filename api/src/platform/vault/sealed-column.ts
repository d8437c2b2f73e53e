import { z } from 'zod'
import { type Sealed, textOf } from '../db/column.ts'
import { SEALED } from './sealed-text.ts'

/** A text that the vault sealed. */
export const sealedRule = z.string().regex(SEALED, 'not sealed')

/** A column of cells that the vault seals, and of whatever else its rule takes. */
export const sealed = (rule: z.ZodType<string> = sealedRule, how: Sealed = {}) => ({
  ...textOf(rule),
  sealed: how,
})

/** A column of words that the vault seals, of at most `max` UTF-16 units where older versions kept them open. */
export const sealedWords = (max: number) => sealed(sealedRule.or(z.string().max(max)))
