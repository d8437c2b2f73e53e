import type { Galeri } from '@safar/shared/content/galeri/fields'
import { byUrutan } from '@safar/shared/records/noun/order'
import { listOf } from '../noun/list-of.ts'

/** Said where all that is shown are drawings. */
export const ILUSTRASI_CATATAN = 'Ilustrasi, bukan foto perjalanan.'

/** Every live picture of the gallery, in the order that the office gave them. */
export const listGaleri = listOf('galeri', (list: Galeri[]) => list.toSorted(byUrutan))
