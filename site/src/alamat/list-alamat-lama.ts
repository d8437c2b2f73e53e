import type { AlamatLama } from '@safar/shared/noun/alamat-lama'
import { listOf } from '../noun/list-of.ts'

/** Every former address of a live record. */
export const listAlamatLama = listOf('alamat', (list: AlamatLama[]) => list)
