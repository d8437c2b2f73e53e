import { TESTIMONI } from '@safar/shared/testimoni/fields'
import { testimoniClient, testimoniSampahClient } from '../api/testimoni-client.ts'
import { listQuery } from '../list/list.queries.ts'
import { trashOf } from '../list/trash.ts'

/** Every testimonial, whatever its state. */
export const testimoniQuery = () => listQuery(TESTIMONI, testimoniClient)

/** How testimonials go to the trash and come back. */
export const testimoniTrash = trashOf(testimoniClient, testimoniSampahClient, ({ nama }) => nama)
