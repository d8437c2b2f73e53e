import type { Galeri } from '@safar/shared/content/galeri/galeri-fields'
import { byUrutan } from '@safar/shared/records/noun/order'
import { listOf } from '../noun/list-of.ts'

/** The note where all pictures shown are drawings. */
export const ILUSTRASI_CATATAN = 'Ilustrasi, bukan foto perjalanan.'

/** Lists every live picture of the gallery, in the office's order. */
export const listGaleri = listOf('galeri', (list: Galeri[]) => list.toSorted(byUrutan))
