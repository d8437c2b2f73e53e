import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { sortPaket } from '@safar/shared/content/paket/rules'
import { listOf } from '../noun/list-of.ts'
import { today } from '../today.ts'

/**
 * Lists every package, in the order of every list. It is here because menu and sitemap ask which package replaces a
 * sample.
 */
export const listPaket = listOf('paket', (list: Paket[]) => sortPaket(list, today))
