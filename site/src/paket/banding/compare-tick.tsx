import styles from './compare-tick.module.css'
import { type Chosen, toggle, usePilihan } from './pilihan.ts'

/** Renders the checkbox that puts a departure into the comparison. */
export function CompareTick({ paket }: { paket: Chosen }) {
  const { list } = usePilihan()
  return (
    <label className={styles.centang}>
      <input
        type="checkbox"
        aria-label={`Bandingkan ${paket.nama}`}
        checked={list.some(({ slug }) => slug === paket.slug)}
        onChange={() => toggle(paket)}
      />
      <span>Bandingkan</span>
    </label>
  )
}
