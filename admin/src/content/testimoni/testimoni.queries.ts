import { trashOf } from '../../records/list/trash.ts'
import { testimoniClient, testimoniSampahClient } from './testimoni-client.ts'

/** How testimonials go to the trash and come back. */
export const testimoniTrash = trashOf(testimoniClient, testimoniSampahClient, ({ nama }) => nama)
