import { galeriClient, galeriSampahClient } from '../api/galeri-client.ts'
import { trashOf } from '../list/trash.ts'

/** How they go to the trash and come back. */
export const galeriTrash = trashOf(galeriClient, galeriSampahClient, ({ judul }) => judul)
