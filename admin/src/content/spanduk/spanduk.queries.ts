import { trashOf } from '../../records/list/trash.ts'
import { spandukClient, spandukSampahClient } from './spanduk-client.ts'

/** The trash of the carousel. */
export const spandukTrash = trashOf(spandukClient, spandukSampahClient, ({ judul }) => judul)
