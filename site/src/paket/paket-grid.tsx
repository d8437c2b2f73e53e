import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { PaketCard } from './paket-card.tsx'
import styles from './paket-grid.module.css'

interface Props {
  list: readonly Paket[]
  today: string
  host: string
  /** The grid begins on the first screen: its first picture is loaded at once. */
  first?: boolean
  /** The page is a list from its first screen on: on a phone its cards say the price before the details. */
  depan?: boolean
  /** The page lays out all cards but the first once it has loaded (`layouts/lay-out-later.ts`). */
  nanti?: boolean
}

/** Renders a grid of cards: one stays narrow, two share two columns, three and more up to three (SPEC section 2). */
export function PaketGrid({ list, today, host, first = false, depan = first, nanti = false }: Props) {
  return (
    <ul className={styles.grid} data-count={Math.min(list.length, 3)} data-depan={depan || undefined}>
      {list.map((paket, index) => (
        <li key={paket.slug} data-nanti={(nanti && index > 0) || undefined}>
          <PaketCard paket={paket} today={today} host={host} first={first && index === 0} />
        </li>
      ))}
    </ul>
  )
}
