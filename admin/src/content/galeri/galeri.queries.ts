import { trashOf } from '../../records/list/trash.ts'
import { galeriClient, galeriSampahClient } from './galeri-client.ts'

/** The trash of the gallery. */
export const galeriTrash = trashOf(galeriClient, galeriSampahClient, ({ judul }) => judul)
