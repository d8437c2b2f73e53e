import type { ReactNode } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icons.ts'
import styles from './catatan.module.css'

interface Props {
  /** Good, to know, to act on. */
  jenis: 'baik' | 'tahu' | 'tindak'
  icon: IconName
  judul: string
  children?: ReactNode
}

/** Renders a strip below a form: one bold sentence, then a plain one. */
export function Catatan({ jenis, icon, judul, children }: Props) {
  return (
    <p className={styles.catatan} data-jenis={jenis}>
      <Icon name={icon} />
      <span>
        <strong>
          <Berangka text={judul} />
        </strong>{' '}
        {children}
      </span>
    </p>
  )
}
