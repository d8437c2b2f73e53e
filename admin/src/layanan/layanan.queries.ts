import { LAYANAN } from '@safar/shared/layanan/fields'
import { layananClient, layananSampahClient } from '../api/layanan-client.ts'
import { listQuery } from '../list/list.queries.ts'
import { trashOf } from '../list/trash.ts'

/** Every service, whatever its state. */
export const layananQuery = () => listQuery(LAYANAN, layananClient)

/** How services go to the trash and come back. */
export const layananTrash = trashOf(layananClient, layananSampahClient, ({ nama }) => nama)
