import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../components/icon.tsx'
import styles from './cari.module.css'

/** The sheet of filters on a phone, with what they find at its foot. */
export function Lembar(props: {
  foot: string
  onHapus?: (() => void) | undefined
  onTutup: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const { foot, onHapus, onTutup, children } = props
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key closes it as every dialog, by `cancel`.
    <dialog
      ref={ref}
      className={styles.lembar}
      aria-labelledby="saring-judul"
      onCancel={(event) => {
        event.preventDefault()
        onTutup()
      }}
      onClick={(event) => event.target === ref.current && onTutup()}
    >
      <div>
        <header>
          <h2 id="saring-judul">Saring keberangkatan</h2>
          <button type="button" aria-label="Tutup" onClick={onTutup}>
            <Icon name="close" size={24} />
          </button>
        </header>
        <div className={styles.isi}>{children}</div>
        <footer>
          {onHapus && (
            <button type="button" className={styles.hapus} onClick={onHapus}>
              Hapus semua
            </button>
          )}
          <button type="button" className="btn" onClick={onTutup}>
            {foot}
          </button>
        </footer>
      </div>
    </dialog>
  )
}
