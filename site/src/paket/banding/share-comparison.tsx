import { encodePart } from '@safar/shared/platform/text/encode-part'
import { useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { NewTab } from '../../components/new-tab.tsx'
import styles from './banding-island.module.css'

/** Renders the buttons that share this comparison: the phone's own sheet, WhatsApp, or a copied link. */
export function ShareComparison({ url }: { url: string }) {
  const [said, setSaid] = useState('')
  const title = 'Perbandingan keberangkatan'
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--compact"
        onClick={() =>
          navigator.clipboard.writeText(url).then(
            () => setSaid('Tautan disalin'),
            () => setSaid('Tautan tidak dapat disalin: salin dari bilah alamat'),
          )
        }
      >
        Salin tautan
      </button>
      <a
        className="btn btn--wa btn--compact"
        href={`https://wa.me/?text=${encodePart(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          if (!navigator.share) return
          event.preventDefault()
          navigator.share({ title, url }).catch((error: unknown) => {
            // Closing the share sheet is a choice, not a failure.
            if (!(error instanceof Error) || error.name !== 'AbortError')
              setSaid('Belum terkirim: salin tautannya saja')
          })
        }}
      >
        <Icon name="whatsapp" size={18} />
        Kirim ke keluarga
        <NewTab />
      </a>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  )
}
