import type { ReactNode } from 'react'
import { Icon } from '../../components/icon.tsx'
import styles from './fold.module.css'
import './lipatan.print.css'

interface Props {
  /** The summary: a heading or words, each an element of its own; a `<summary>` takes no other box around headings. */
  kepala: ReactNode
  /** True if it starts open on a phone as well. */
  buka?: boolean
  /** A row of a list, a part with a title of its own, or what goes on where something was begun. */
  rupa?: 'baris' | 'bagian' | 'lanjut'
  children: ReactNode
}

/**
 * Renders a part that a phone folds away, as a `<details>`: it opens with scripts off, by search in the page, and on
 * paper; where there is room it stands open (`open-folds.ts`).
 */
export function Fold({ kepala, buka = false, rupa = 'baris', children }: Props) {
  return (
    <details className={styles.lipatan} data-lipatan data-rupa={rupa} open={buka || undefined}>
      <summary>
        {kepala}
        <Icon name="down" />
      </summary>
      <div className={styles.isi}>{children}</div>
    </details>
  )
}
