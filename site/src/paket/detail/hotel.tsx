import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { lokasiText, splitJarak } from '@safar/shared/content/paket/tempat'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { altOf } from '../../gambar/rupa.ts'
import { GambarPaket } from '../gambar-paket.tsx'
import { Stars } from '../stars.tsx'
import { Fold } from './fold.tsx'
import styles from './hotel.module.css'
import { Section } from './section.tsx'
import './hotel.print.css'

interface Props {
  paket: Pick<Paket, 'hotels' | 'rating_hotel'>
  apiHost: string
}

const hari = (day: string) => (day ? formatTanggalSingkat(day) : 'Menyusul')

/** Renders the hotels: a row each with name, stars and metres, which unfolds to picture, description and days. */
export function Hotel({ paket, apiHost }: Props) {
  if (paket.hotels.length === 0) return null
  return (
    <Section id="hotel" title="Hotel">
      <ul className={styles.hotels}>
        {paket.hotels.map((hotel) => {
          const { nama_hotel, deskripsi, bintang, check_in, check_out, image } = hotel
          const lokasi = lokasiText(hotel)
          const jumlah = bintang ?? paket.rating_hotel
          return (
            <li className="plate" key={`${nama_hotel} ${check_in}`}>
              <Fold
                kepala={
                  <>
                    <h3>{nama_hotel}</h3>
                    <span className={styles.letak}>
                      <Stars count={jumlah} size={15} label={`Bintang ${jumlah}`} />{' '}
                      {lokasi &&
                        splitJarak(lokasi).map(({ text, jarak }) =>
                          jarak ? <strong key={text}>{text}</strong> : text,
                        )}
                    </span>
                  </>
                }
              >
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
                  {deskripsi && <p className="muted">{deskripsi}</p>}
                  {(check_in || check_out) && (
                    <dl className={styles.stay}>
                      <div>
                        <dt>Check-in</dt>
                        <dd>{hari(check_in)}</dd>
                      </div>
                      <div>
                        <dt>Check-out</dt>
                        <dd>{hari(check_out)}</dd>
                      </div>
                    </dl>
                  )}
                </div>
              </Fold>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
