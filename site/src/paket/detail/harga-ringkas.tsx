import { cardHarga } from '@safar/shared/content/paket/card'
import { kursiText, paketState } from '@safar/shared/content/paket/rules'
import { TUNGGU_HASH, TUNGGU_SUDAH } from '@safar/shared/people/pendaftaran/tunggu'
import { recordSlug } from '@safar/shared/platform/address/record'
import { Berangka } from '../../components/berangka.tsx'
import { Harga, StartingFrom } from '../harga.tsx'
import { useKamar } from '../kamar-dipilih.ts'
import { useWaitingPlace } from '../tunggu/use-waiting-place.ts'
import styles from './harga-ringkas.module.css'
import type { LiveProps } from './penawaran.tsx'
import { usePaketLive } from './use-paket-live.ts'
import './harga-ringkas.print.css'

/** Renders the price right under the cover, with a link to the offer. */
export function HargaRingkas({ paket: built, apiHost }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  const harga = cardHarga(paket, 1, useKamar())
  return (
    <div className={styles.ringkas}>
      <StartingFrom harga={harga} />
      <Harga harga={harga} />
      <a className="btn" href="#penawaran">
        Lihat Penawaran
      </a>
    </div>
  )
}

/** Renders the sticky bar at the bottom of a phone: seats, price, and the next step. */
export function BarBawah({ paket: built, apiHost, today, path }: LiveProps) {
  const paket = usePaketLive(built, apiHost)
  const harga = cardHarga(paket, 0, useKamar())
  const state = paketState(paket, today)
  const antre = useWaitingPlace(paket.slug)
  return (
    <div className={styles.bar}>
      <div>
        <p className={styles.pax} data-state={state}>
          {state !== 'berangkat' && <Berangka text={`Available Pax ${paket.sisa_pax}`} />}
          {state === 'penuh' && ', '}
          {state !== 'terbuka' && (
            <strong>
              <Berangka text={kursiText(paket, today)} />
            </strong>
          )}
          {state === 'terbuka' && (
            <span className="visually-hidden">
              , <Berangka text={kursiText(paket, today)} />
            </span>
          )}
        </p>
        <p className={styles.harga}>
          <Berangka text={harga.text} />
        </p>
        {/* A line of its own: beside the price a small phone has no room for it. */}
        {harga.kamar && <p className={styles.kamar}>{harga.kamar} / pax</p>}
      </div>
      {state === 'penuh' && recordSlug('program', path) === null ? (
        <a className="btn" href={TUNGGU_HASH}>
          {antre ? TUNGGU_SUDAH : 'Daftar tunggu'}
        </a>
      ) : (
        <a className="btn" href="#penawaran">
          Lihat Paket
        </a>
      )}
    </div>
  )
}
