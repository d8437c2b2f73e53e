import { trashOf } from '../../records/list/trash.ts'
import { galeriClient, galeriSampahClient } from './galeri-client.ts'

/** How they go to the trash and come back. */
export const galeriTrash = trashOf(galeriClient, galeriSampahClient, ({ judul }) => judul)
