import { trashOf } from '../../records/list/trash.ts'
import { testimoniClient, testimoniSampahClient } from './testimoni-client.ts'

/** The trash of testimonials. */
export const testimoniTrash = trashOf(testimoniClient, testimoniSampahClient, ({ nama }) => nama)
