import type { Tanya } from '@safar/shared/content/tanya/fields'
import { byUrutan } from '@safar/shared/records/noun/order'
import { listOf } from '../noun/list-of.ts'

/** Every live question, in the order that the office gave them. */
export const listTanya = listOf('tanya', (list: Tanya[]) => list.toSorted(byUrutan))
