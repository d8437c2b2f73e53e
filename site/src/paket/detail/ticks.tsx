import { Icon } from '../../components/icon.tsx'
import styles from './ticks.module.css'
import './ticks.print.css'

/** Renders the inclusions or exclusions of the price. */
export function Ticks({ icon, list }: { icon: 'check' | 'close'; list: readonly string[] }) {
  return (
    <ul className={styles.list} data-icon={icon}>
      {list.map((text) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
