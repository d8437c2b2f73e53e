import { byUrutan } from '@safar/shared/noun/order'
import type { Testimoni } from '@safar/shared/testimoni/fields'
import { listOf } from '../noun/list-of.ts'

/** Every live testimonial, in the order that the office gave them. */
export const listTestimoni = listOf('testimoni', (list: Testimoni[]) => list.toSorted(byUrutan))
