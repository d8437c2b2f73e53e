import { PEMBIMBING } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { listQuery } from '../../records/list/list.queries.ts'
import { trashOf } from '../../records/list/trash.ts'
import { pembimbingClient, pembimbingSampahClient } from './pembimbing-client.ts'

/** Reads every guide, whatever their state. */
export const pembimbingQuery = () => listQuery(PEMBIMBING, pembimbingClient)

/** The trash of guides. */
export const pembimbingTrash = trashOf(pembimbingClient, pembimbingSampahClient, ({ nama }) => nama)
