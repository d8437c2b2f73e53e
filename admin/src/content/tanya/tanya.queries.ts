import { trashOf } from '../../records/list/trash.ts'
import { tanyaClient, tanyaSampahClient } from './tanya-client.ts'

/** The trash of questions. */
export const tanyaTrash = trashOf(tanyaClient, tanyaSampahClient, ({ tanya }) => tanya)
