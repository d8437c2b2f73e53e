import { recordSlug } from '@safar/shared/address/record'
import { cardHarga } from '@safar/shared/paket/card'
import { hargaText, kursiText, paketState } from '@safar/shared/paket/rules'
import { Harga } from '../harga.tsx'
import styles from './harga-ringkas.module.css'
import type { LiveProps } from './penawaran.tsx'
import { usePaketLive } from './use-paket-live.ts'
import './harga-ringkas.print.css'

/** The price right under the cover, with the way to the offer. */
export function HargaRingkas({ paket: built, apiHost }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  return (
    <div className={styles.ringkas}>
      <p className={styles.label}>Mulai Dari</p>
      <Harga harga={cardHarga(paket, 1)} />
      <a className="btn" href="#penawaran">
        Lihat Penawaran
      </a>
    </div>
  )
}

/** The bar at the bottom of a phone. */
export function BarBawah({ paket: built, apiHost, today, path }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  const state = paketState(paket, today)
  return (
    <div className={styles.bar}>
      <div>
        <p className={styles.pax} data-state={state}>
          {state !== 'berangkat' && `Available Pax ${paket.sisa_pax}`}
          {state === 'penuh' && ', '}
          {state !== 'terbuka' && <strong>{kursiText(paket, today)}</strong>}
          {state === 'terbuka' && <span className="visually-hidden">, {kursiText(paket, today)}</span>}
        </p>
        <p className={styles.harga}>{hargaText(paket)}</p>
      </div>
      {state === 'penuh' && recordSlug('program', path) === null ? (
        <a className="btn" href="#daftar-tunggu">
          Daftar tunggu
        </a>
      ) : (
        <a className="btn" href="#penawaran">
          Lihat Paket
        </a>
      )}
    </div>
  )
}
