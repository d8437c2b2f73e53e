import { paketCard } from '@safar/shared/content/paket/card'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { jumlahPastiText } from '@safar/shared/content/paket/pasti/jumlah'
import { recordPath } from '@safar/shared/platform/address/record'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import { GambarPaket } from './gambar-paket.tsx'
import { Harga } from './harga.tsx'
import styles from './paket-card.module.css'
import { pastiDari } from './pasti-dari.ts'
import { SeatBar } from './seat-bar.tsx'
import { Stars } from './stars.tsx'

/**
 * The `sizes` of cards: three columns from 1024, two from 640, else one. There it claims less than the card's 92vw:
 * phones take the picture of 480 px at two dots a pixel, since twice the bytes would cost the first sight half a
 * second.
 */
const SIZES = '(min-width: 1328px) 382px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 66vw'

interface Props {
  paket: Paket
  today: string
  host: string
  /** True if its picture is the largest of a phone's first screen: it loads at once. */
  first?: boolean
}

/** Renders a package's card at build time; it needs no script. */
export function PaketCard({ paket, today, host, first = false }: Props) {
  const { nama, tipe, state, badge, isUrgent, bintang, bintangText, rows, harga, kursi } = paketCard(
    paket,
    today,
  )
  return (
    <article className={styles.card} data-state={state} data-fold={first ? true : undefined}>
      <div className={styles.picture}>
        <GambarPaket
          image={paket.thumbnail}
          alt=""
          jenis="poster"
          sizes={SIZES}
          host={host}
          priority={first}
        />
        <div className={styles.pills}>
          <span className="badge">{tipe}</span>
          {badge && <span className={isUrgent ? 'badge badge--red' : 'badge'}>{badge}</span>}
        </div>
        {bintangText && (
          <p className={styles.rating}>
            <Stars count={bintang} size={17} /> {bintangText}
          </p>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name} translate="no">
          {nama}
        </h3>
        <ul className={styles.rows}>
          {rows.map(({ icon, strong, text, lines }) => (
            <li key={icon}>
              <Icon name={icon} size={18} />
              {lines ? (
                <span className={styles.hotels}>
                  {lines.map((hotel) => (
                    <span key={hotel.text}>
                      {hotel.text} <b translate="no">{hotel.end}</b>
                    </span>
                  ))}
                </span>
              ) : (
                <span>
                  {strong && (
                    <strong>
                      <Berangka text={strong} />
                    </strong>
                  )}
                  {strong && text && ' · '}
                  <Berangka text={text} />
                </span>
              )}
            </li>
          ))}
          {state !== 'berangkat' && (
            <li>
              <Icon name="shield" size={18} />
              <span>
                <Berangka text={jumlahPastiText(pastiDari(paket))} />
              </span>
            </li>
          )}
        </ul>
        <div className={styles.foot}>
          <Harga harga={harga} />
          <SeatBar kursi={kursi} />
          <a
            className={`btn btn--block ${state === 'terbuka' ? '' : 'btn--line'} ${styles.link}`}
            href={recordPath('paket', paket.slug)}
          >
            Lihat Detail
            <span className="visually-hidden" translate="no">
              {' '}
              {nama}
            </span>
          </a>
        </div>
      </div>
    </article>
  )
}
