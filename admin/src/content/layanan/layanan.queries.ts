import { LAYANAN } from '@safar/shared/content/layanan/layanan-fields'
import { listQuery } from '../../records/list/list.queries.ts'
import { trashOf } from '../../records/list/trash.ts'
import { layananClient, layananSampahClient } from './layanan-client.ts'

/** Reads every service, whatever its state. */
export const layananQuery = () => listQuery(LAYANAN, layananClient)

/** The trash of services. */
export const layananTrash = trashOf(layananClient, layananSampahClient, ({ nama }) => nama)
