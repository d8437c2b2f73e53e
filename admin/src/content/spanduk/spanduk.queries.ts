import { trashOf } from '../../records/list/trash.ts'
import { spandukClient, spandukSampahClient } from './spanduk-client.ts'

/** How they go to the trash and come back. */
export const spandukTrash = trashOf(spandukClient, spandukSampahClient, ({ judul }) => judul)
