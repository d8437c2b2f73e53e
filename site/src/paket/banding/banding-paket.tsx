import { BANDING_LEAST, bandingPath } from '@safar/shared/paket/banding-alamat'
import { useEffect, useState } from 'react'
import { useKamar } from '../kamar-dipilih.ts'
import styles from './banding-paket.module.css'
import { Centang } from './centang.tsx'
import { type Terpilih, usePilihan } from './pilihan.ts'

/** A package page's own tick, and the way to what is ticked: its foot has a bar already, where the tray would stand. */
export function BandingPaket({ paket }: { paket: Terpilih }) {
  const { list, penuh } = usePilihan()
  const kamar = useKamar()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  // Without its script it would be a control that does nothing.
  if (!isAlive) return <div className={styles.banding} />
  return (
    <div className={styles.banding}>
      <Centang paket={paket} />
      {list.length >= BANDING_LEAST && (
        <a
          href={bandingPath(
            list.map(({ slug }) => slug),
            kamar && { kamar, orang: 1 },
          )}
        >
          Lihat perbandingan ({list.length})
        </a>
      )}
      <p role="status">{penuh && 'Paling banyak tiga'}</p>
    </div>
  )
}
