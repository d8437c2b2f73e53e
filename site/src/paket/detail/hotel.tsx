import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'
import { lokasiText, splitJarak } from '@safar/shared/paket/tempat'
import { altOf } from '../../gambar/rupa.ts'
import { GambarPaket } from '../gambar-paket.tsx'
import { Stars } from '../stars.tsx'
import styles from './hotel.module.css'
import { Section } from './section.tsx'
import './hotel.print.css'

interface Props {
  paket: Pick<Paket, 'hotels' | 'rating_hotel'>
  apiHost: string
}

export function Hotel({ paket, apiHost }: Props) {
  if (paket.hotels.length === 0) return null
  return (
    <Section id="hotel" title="Hotel">
      <ul className={styles.hotels}>
        {paket.hotels.map((hotel) => {
          const { nama_hotel, deskripsi, bintang, check_in, check_out, image } = hotel
          const lokasi = lokasiText(hotel)
          return (
            <li className="plate" key={`${nama_hotel} ${check_in}`}>
              <div className={styles.picture}>
                <GambarPaket
                  image={image}
                  alt={altOf(image, `Hotel ${nama_hotel}`)}
                  jenis="hotel"
                  host={apiHost}
                  sizes="(min-width: 760px) 360px, 100vw"
                />
              </div>
              <div className={styles.words}>
                <Stars
                  count={bintang ?? paket.rating_hotel}
                  label={`Bintang ${bintang ?? paket.rating_hotel}`}
                />
                <h3>{nama_hotel}</h3>
                {lokasi && (
                  <p className="muted">
                    {splitJarak(lokasi).map(({ text, jarak }) =>
                      jarak ? <strong key={text}>{text}</strong> : text,
                    )}
                  </p>
                )}
                {deskripsi && <p className="muted">{deskripsi}</p>}
                {(check_in || check_out) && (
                  <dl className={styles.stay}>
                    <div>
                      <dt>Check-in</dt>
                      <dd>{check_in ? formatTanggalSingkat(check_in) : 'Menyusul'}</dd>
                    </div>
                    <div>
                      <dt>Check-out</dt>
                      <dd>{check_out ? formatTanggalSingkat(check_out) : 'Menyusul'}</dd>
                    </div>
                  </dl>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
