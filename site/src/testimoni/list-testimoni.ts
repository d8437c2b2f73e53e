import type { Testimoni } from '@safar/shared/content/testimoni/fields'
import { byUrutan } from '@safar/shared/records/noun/order'
import { listOf } from '../noun/list-of.ts'

/** Every live testimonial, in the order that the office gave them. */
export const listTestimoni = listOf('testimoni', (list: Testimoni[]) => list.toSorted(byUrutan))
