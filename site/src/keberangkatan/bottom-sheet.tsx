import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import styles from './cari.module.css'

/** Renders the sheet of filters on a phone, with the count of results at its foot. */
export function BottomSheet(props: {
  foot: string
  onClear?: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  /** True if it is closed in order to see the results. */
  const lihat = useRef(false)
  const { foot, onClear, onClose, children } = props
  // Closed while it is still mounted: a removed dialog returns the focus to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      // The button of the built page that opened it is gone after hydration.
      document.querySelector<HTMLElement>('[data-buka]')?.focus({ preventScroll: true })
      if (lihat.current) showResults()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key closes it as every dialog, by `cancel`.
    <dialog
      ref={ref}
      className={styles.lembar}
      aria-labelledby="saring-judul"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div>
        <header>
          <h2 id="saring-judul">Saring keberangkatan</h2>
          <button type="button" aria-label="Tutup" onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </header>
        <div className={styles.isi}>{children}</div>
        <footer>
          {onClear && (
            <button type="button" className={styles.hapus} onClick={onClear}>
              Hapus semua
            </button>
          )}
          <button
            type="button"
            className="btn"
            onClick={() => {
              lihat.current = true
              onClose()
            }}
          >
            <Berangka text={foot} />
          </button>
        </footer>
      </div>
    </dialog>
  )
}

/** Scrolls the first result into view, once Back has restored the page's scroll from before the sheet. */
function showResults(): void {
  setTimeout(() => document.querySelector('#cari article')?.scrollIntoView({ block: 'nearest' }), 150)
}
