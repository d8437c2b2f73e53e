import styles from './centang.module.css'
import { pilih, type Terpilih, usePilihan } from './pilihan.ts'

/** Renders the checkbox that puts a departure into the comparison. */
export function Centang({ paket }: { paket: Terpilih }) {
  const { list } = usePilihan()
  return (
    <label className={styles.centang}>
      <input
        type="checkbox"
        aria-label={`Bandingkan ${paket.nama}`}
        checked={list.some(({ slug }) => slug === paket.slug)}
        onChange={() => pilih(paket)}
      />
      <span>Bandingkan</span>
    </label>
  )
}
