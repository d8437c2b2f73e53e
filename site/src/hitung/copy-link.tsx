import { useState } from 'react'
import { Icon } from '../components/icon.tsx'
import styles from './kalkulator.module.css'

/** Renders a button that copies the link of this sum; its message holds for that address alone. */
export function CopyLink({ tautan }: { tautan: string }) {
  const [said, setSaid] = useState({ tautan: '', kata: '' })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tautan)
      setSaid({ tautan, kata: 'Tautan disalin.' })
    } catch {
      // Forbidden, or an insecure origin.
      setSaid({ tautan, kata: 'Tidak dapat disalin. Salin alamat halaman ini.' })
    }
  }
  return (
    <div className={styles.salin}>
      <button type="button" onClick={copy}>
        <Icon name="link" />
        Salin tautan hitungan
      </button>
      <span role="status">{said.tautan === tautan && said.kata}</span>
    </div>
  )
}
