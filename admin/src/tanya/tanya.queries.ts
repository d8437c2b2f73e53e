import { tanyaClient, tanyaSampahClient } from '../api/tanya-client.ts'
import { trashOf } from '../list/trash.ts'

/** How questions go to the trash and come back. */
export const tanyaTrash = trashOf(tanyaClient, tanyaSampahClient, ({ tanya }) => tanya)
