import { trashOf } from '../../records/list/trash.ts'
import { jamaahClient, jamaahSampahClient } from './jamaah-client.ts'

/** The trash of pilgrims. */
export const jamaahTrash = trashOf(jamaahClient, jamaahSampahClient, ({ nama_paspor }) => nama_paspor)
