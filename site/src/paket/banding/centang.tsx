import styles from './centang.module.css'
import { pilih, type Terpilih, usePilihan } from './pilihan.ts'

/** A tick that puts a departure into the comparison. */
export function Centang({ paket }: { paket: Terpilih }) {
  const { list } = usePilihan()
  return (
    <label className={styles.centang}>
      <input
        type="checkbox"
        checked={list.some(({ slug }) => slug === paket.slug)}
        onChange={() => pilih(paket)}
      />
      <span>
        Bandingkan<span className="visually-hidden"> {paket.nama}</span>
      </span>
    </label>
  )
}
