import { testimoniClient, testimoniSampahClient } from '../api/testimoni-client.ts'
import { trashOf } from '../list/trash.ts'

/** How testimonials go to the trash and come back. */
export const testimoniTrash = trashOf(testimoniClient, testimoniSampahClient, ({ nama }) => nama)
