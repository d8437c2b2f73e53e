import { PEMBIMBING } from '@safar/shared/content/pembimbing/fields'
import { listQuery } from '../../records/list/list.queries.ts'
import { trashOf } from '../../records/list/trash.ts'
import { pembimbingClient, pembimbingSampahClient } from './pembimbing-client.ts'

/** Every guide, whatever their state. */
export const pembimbingQuery = () => listQuery(PEMBIMBING, pembimbingClient)

/** How guides go to the trash and come back. */
export const pembimbingTrash = trashOf(pembimbingClient, pembimbingSampahClient, ({ nama }) => nama)
