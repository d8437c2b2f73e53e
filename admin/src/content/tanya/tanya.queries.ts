import { trashOf } from '../../records/list/trash.ts'
import { tanyaClient, tanyaSampahClient } from './tanya-client.ts'

/** How questions go to the trash and come back. */
export const tanyaTrash = trashOf(tanyaClient, tanyaSampahClient, ({ tanya }) => tanya)
