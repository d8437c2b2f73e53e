import { TANYA } from '@safar/shared/tanya/fields'
import { tanyaClient, tanyaSampahClient } from '../api/tanya-client.ts'
import { listQuery } from '../list/list.queries.ts'
import { trashOf } from '../list/trash.ts'

/** Every question, whatever its state. */
export const tanyaQuery = () => listQuery(TANYA, tanyaClient)

/** How questions go to the trash and come back. */
export const tanyaTrash = trashOf(tanyaClient, tanyaSampahClient, ({ tanya }) => tanya)
