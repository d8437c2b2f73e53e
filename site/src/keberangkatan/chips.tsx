import type { Pilihan } from '@safar/shared/content/keberangkatan/pilihan'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import styles from './cari.module.css'
import type { Chip } from './kata.ts'

interface Props {
  chips: readonly Chip[]
  onChange: (ubah: Partial<Pilihan>) => void
  onClear: () => void
}

/** Renders the active filters, each with a button that removes it. */
export function Chips({ chips, onChange, onClear }: Props) {
  return (
    <ul className={styles.chips} data-chips aria-label="Yang dipilih">
      {chips.map(({ kunci, text, isNama, tanpa }) => (
        <li key={kunci}>
          <button type="button" onClick={() => onChange(tanpa)}>
            {isNama ? <span translate="no">{text}</span> : <Berangka text={text} />}
            <Icon name="close" size={16} />
            <span className="visually-hidden">, hapus</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.hapus} onClick={onClear}>
          Hapus semua
        </button>
      </li>
    </ul>
  )
}
