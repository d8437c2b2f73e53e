import { SPANDUK } from '@safar/shared/spanduk/fields'
import { spandukClient, spandukSampahClient } from '../api/spanduk-client.ts'
import { listQuery } from '../list/list.queries.ts'
import { trashOf } from '../list/trash.ts'

/** Every picture of the carousel, whatever its state. */
export const spandukQuery = () => listQuery(SPANDUK, spandukClient)

/** How they go to the trash and come back. */
export const spandukTrash = trashOf(spandukClient, spandukSampahClient, ({ judul }) => judul)
