import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import styles from './calculator-sheet.module.css'

interface Props {
  isOpen: boolean
  /** The title: the package with its day. */
  judul: string
  onClose: () => void
  /** Drawn while it is open. */
  children: () => ReactNode
}

/** Renders the calculator's dialog: the whole screen of a phone, a sheet elsewhere. */
export function CalculatorSheet({ isOpen, judul, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key closes it as every dialog, by `cancel`.
    <dialog
      ref={ref}
      className={styles.lembar}
      aria-labelledby="lembar-hitung-judul"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {isOpen && (
        <div className={styles.isi}>
          <header>
            <button type="button" aria-label="Kembali ke paket" onClick={onClose}>
              <Icon name="prev" size={24} />
            </button>
            <div>
              <h2 id="lembar-hitung-judul">Hitung biaya keluarga</h2>
              <p translate="no">{judul}</p>
            </div>
          </header>
          {children()}
        </div>
      )}
    </dialog>
  )
}
