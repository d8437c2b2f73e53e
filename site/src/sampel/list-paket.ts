import { sortPaket } from '@safar/shared/content/paket/rules'
import type { Paket } from '@safar/shared/content/paket/schema'
import { listOf } from '../noun/list-of.ts'
import { today } from '../today.ts'

/** Every package, in the order of every list: menu and sitemap ask which of them stand in a sample's place. */
export const listPaket = listOf('paket', (list: Paket[]) => sortPaket(list, today))
