import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import { byUrutan } from '@safar/shared/records/noun/order'
import { listOf } from '../noun/list-of.ts'

/** Lists every live question, in the office's order. */
export const listTanya = listOf('tanya', (list: Tanya[]) => list.toSorted(byUrutan))
