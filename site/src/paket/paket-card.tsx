import { recordPath } from '@safar/shared/address/record'
import { formatTanggalSingkat, namaHari } from '@safar/shared/format/tanggal'
import { isHampirPenuh, paketState } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import { Icon } from '../components/icon.tsx'
import { GambarPaket } from './gambar-paket.tsx'
import { Harga } from './harga.tsx'
import styles from './paket-card.module.css'
import { SeatBar } from './seat-bar.tsx'
import { Stars } from './stars.tsx'
import { kotaOf, kotaTujuan, parseBandara } from './tempat.ts'

/**
 * Three columns from 1024, two from 640, else one. There it claims less than the card's 92vw: phones take the picture of 480 px
 * at two dots a pixel, since twice the bytes would cost the first sight half a second.
 */
const SIZES = '(min-width: 1328px) 382px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 66vw'

interface Props {
  paket: Paket
  today: string
  host: string
  /** Its picture is the largest of a phone's first screen: loaded at once, and what follows it comes later. */
  first?: boolean
}

/** A package at a glance. Rendered at build time; it needs no script. */
export function PaketCard({ paket, today, host, first = false }: Props) {
  const state = paketState(paket, today)
  return (
    <article className={styles.card} data-state={state} data-lipat={first ? true : undefined}>
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
          <span className="badge">{paket.tipe_paket}</span>
          <StatePill paket={paket} today={today} />
        </div>
        <p className={styles.rating}>
          <Stars count={paket.rating_hotel} size={17} /> Hotel bintang {paket.rating_hotel}
        </p>
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>{paket.nama_paket}</h3>
        <Rows paket={paket} />
        <div className={styles.foot}>
          <Harga paket={paket} />
          <SeatBar paket={paket} today={today} />
          <a
            className={`btn btn--block ${state === 'terbuka' ? '' : 'btn--line'} ${styles.link}`}
            href={recordPath('paket', paket.slug)}
          >
            Lihat Detail<span className="visually-hidden"> {paket.nama_paket}</span>
          </a>
        </div>
      </div>
    </article>
  )
}

function StatePill({ paket, today }: Pick<Props, 'paket' | 'today'>) {
  const state = paketState(paket, today)
  if (state === 'berangkat') return <span className="badge">Sudah berangkat</span>
  if (state === 'penuh') return <span className="badge">Penuh</span>
  return isHampirPenuh(paket, today) ? <span className="badge badge--red">Hampir penuh</span> : null
}

function Rows({ paket }: Pick<Props, 'paket'>) {
  const { tanggal_keberangkatan: date, maskapais, hotels } = paket
  const landing = kotaTujuan(maskapais)
  const route = [parseBandara(paket.pemberangkatan).kota, landing].filter(Boolean).join(' – ')
  // A hotel that the group comes back to is one hotel.
  const hotelNames = new Set(
    hotels.map(({ nama_hotel, lokasi }) => [nama_hotel, kotaOf(lokasi)].filter(Boolean).join(', ')),
  )
  return (
    <ul className={styles.rows}>
      <li>
        <Icon name="calendar" size={18} />
        <span>
          <strong>{date ? `${namaHari(date)}, ${formatTanggalSingkat(date)}` : 'Tanggal menyusul'}</strong> ·{' '}
          {paket.durasi}
        </span>
      </li>
      <li>
        <Icon name="plane" size={18} />
        <span>
          <strong>{paket.maskapai}</strong> {route && `· ${route}`}
        </span>
      </li>
      {hotelNames.size > 0 && (
        <li>
          <Icon name="building" size={18} />
          <span>{[...hotelNames].join(' · ')}</span>
        </li>
      )}
    </ul>
  )
}
