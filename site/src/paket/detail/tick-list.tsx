import { Icon } from '../../components/icon.tsx'
import styles from './tick-list.module.css'
import './tick-list.print.css'

/** What is in the price, or what is not. */
export function TickList({ icon, list }: { icon: 'check' | 'close'; list: readonly string[] }) {
  return (
    <ul className={styles.ticks} data-icon={icon}>
      {list.map((text) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
