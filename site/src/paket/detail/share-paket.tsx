import type { LivePaket } from '@safar/shared/content/paket/live'
import { type MouseEvent, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { NewTab } from '../../components/new-tab.tsx'
import styles from './penawaran.module.css'
import { type DetailAgency, shareData, shareUrl } from './words.ts'

interface Props {
  paket: LivePaket
  agency: DetailAgency
  path: string
}

/** Renders the share link: the phone's own sheet where there is one, WhatsApp everywhere, also with scripts off. */
export function SharePaket({ paket, agency, path }: Props) {
  const [failed, setFailed] = useState(false)
  const share = async (event: MouseEvent) => {
    if (!navigator.share || failed) return
    event.preventDefault()
    try {
      await navigator.share(shareData(agency, paket, path))
    } catch (error) {
      // Closing the share sheet is a choice, not a failure.
      if (!(error instanceof Error) || error.name !== 'AbortError') setFailed(true)
    }
  }
  return (
    <a
      className={styles.share}
      href={shareUrl(agency, paket, path)}
      target="_blank"
      rel="noopener"
      onClick={share}
    >
      <Icon name="share" size={18} />
      {failed ? 'Bagikan lewat WhatsApp' : 'Bagikan ke keluarga'}
      <NewTab />
    </a>
  )
}
