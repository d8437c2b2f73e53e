import type { Testimoni } from '@safar/shared/content/testimoni/testimoni-fields'
import { byUrutan } from '@safar/shared/records/noun/order'
import { listOf } from '../noun/list-of.ts'

/** Lists every live testimonial, in the office's order. */
export const listTestimoni = listOf('testimoni', (list: Testimoni[]) => list.toSorted(byUrutan))
