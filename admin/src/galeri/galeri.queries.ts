import { GALERI } from '@safar/shared/galeri/fields'
import { galeriClient, galeriSampahClient } from '../api/galeri-client.ts'
import { listQuery } from '../list/list.queries.ts'
import { trashOf } from '../list/trash.ts'

/** Every picture of the gallery, whatever its state. */
export const galeriQuery = () => listQuery(GALERI, galeriClient)

/** How they go to the trash and come back. */
export const galeriTrash = trashOf(galeriClient, galeriSampahClient, ({ judul }) => judul)
