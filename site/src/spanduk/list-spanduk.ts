import { isTayang, type Spanduk } from '@safar/shared/content/spanduk/spanduk-fields'
import { byUrutan } from '@safar/shared/records/noun/order'
import { isDipratinjau } from '../noun/dipratinjau.ts'
import { listOf } from '../noun/list-of.ts'
import { today } from '../today.ts'

/** A carousel that turns every five seconds shows its last picture within a minute. */
const MAX_SPANDUK = 12

/** Lists the pictures of the carousel that are shown today, in the office's order. */
export const listSpanduk = listOf('spanduk', (list: Spanduk[]) =>
  list
    .filter((spanduk) => isTayang(spanduk, today) || isDipratinjau('spanduk', spanduk))
    .toSorted(byUrutan)
    // The previewed slide comes first.
    .toSorted((a, b) => Number(isDipratinjau('spanduk', b)) - Number(isDipratinjau('spanduk', a)))
    .slice(0, MAX_SPANDUK),
)
