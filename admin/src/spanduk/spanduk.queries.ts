import { spandukClient, spandukSampahClient } from '../api/spanduk-client.ts'
import { trashOf } from '../list/trash.ts'

/** How they go to the trash and come back. */
export const spandukTrash = trashOf(spandukClient, spandukSampahClient, ({ judul }) => judul)
