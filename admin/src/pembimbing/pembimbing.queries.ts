import { PEMBIMBING } from '@safar/shared/pembimbing/fields'
import { pembimbingClient, pembimbingSampahClient } from '../api/pembimbing-client.ts'
import { listQuery } from '../list/list.queries.ts'
import { trashOf } from '../list/trash.ts'

/** Every guide, whatever their state. */
export const pembimbingQuery = () => listQuery(PEMBIMBING, pembimbingClient)

/** How guides go to the trash and come back. */
export const pembimbingTrash = trashOf(pembimbingClient, pembimbingSampahClient, ({ nama }) => nama)
