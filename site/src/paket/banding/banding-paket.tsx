import { BANDING_LEAST, bandingPath } from '@safar/shared/content/paket/banding-alamat'
import { useEffect, useState } from 'react'
import { useKamar } from '../kamar-dipilih.ts'
import styles from './banding-paket.module.css'
import { CompareTick } from './compare-tick.tsx'
import { type Chosen, usePilihan } from './pilihan.ts'

/**
 * Renders the checkbox of a package's page, with a link to the comparison: its foot has a bar already, where the tray
 * would stand.
 */
export function BandingPaket({ paket }: { paket: Chosen }) {
  const { list, penuh } = usePilihan()
  const kamar = useKamar()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  return (
    // Without its script it would be a dead control: its space is kept until hydration.
    <div className={styles.banding} data-bangun={isAlive}>
      <CompareTick paket={paket} />
      {/* The link keeps its space before there are two: nothing moves below it. */}
      <a
        data-siap={list.length >= BANDING_LEAST}
        href={bandingPath(
          list.map(({ slug }) => slug),
          kamar && { kamar, orang: 1 },
        )}
      >
        {penuh ? (
          'Paling banyak tiga, lihat'
        ) : (
          <>
            Lihat perbandingan <span translate="no">({list.length})</span>
          </>
        )}
      </a>
      <p role="status" className="visually-hidden">
        {penuh && 'Paling banyak tiga'}
      </p>
    </div>
  )
}
