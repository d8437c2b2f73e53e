import { formatTanggalRingkas, formatTanggalSingkat } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'
import { tanggalHari } from '@safar/shared/paket/tanggal-hari'
import { parseBandara, splitJarak } from '@safar/shared/paket/tempat'
import { Icon } from '../../components/icon.tsx'
import { GambarPaket } from '../gambar-paket.tsx'
import { Stars } from '../stars.tsx'
import { isMilestone, paragraphs } from './words.ts'

export function ItinerarySection({ paket }: { paket: Pick<Paket, 'itineraris' | 'tanggal_keberangkatan'> }) {
  const { itineraris } = paket
  if (itineraris.length === 0) return null
  const dates = tanggalHari(paket)
  return (
    <section className="dp-section dp-itinerary" id="itinerary" aria-labelledby="itinerary-judul">
      <h2 id="itinerary-judul">Itinerary</h2>
      <ol className="dp-timeline">
        {itineraris.map(({ hari, name, deskripsi }, index) => (
          // Two days may carry one number; their places in the list differ, and the list never changes.
          <li key={index} data-milestone={isMilestone(name, index, itineraris.length) || undefined}>
            <p className="dp-day">
              <strong>Hari {hari}</strong>
              {dates[index] && <time dateTime={dates[index]}>{formatTanggalRingkas(dates[index])}</time>}
            </p>
            <div className="dp-day-words">
              <h3>{name || `Hari ${hari}`}</h3>
              {paragraphs(deskripsi).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PictureProps {
  paket: Paket
  apiHost: string
}

export function HotelSection({ paket, apiHost }: PictureProps) {
  if (paket.hotels.length === 0) return null
  return (
    <section className="dp-section" id="hotel" aria-labelledby="hotel-judul">
      <h2 id="hotel-judul">Hotel</h2>
      <ul className="dp-hotels">
        {paket.hotels.map(({ nama_hotel, lokasi, deskripsi, bintang, check_in, check_out, image }) => {
          return (
            <li className="plate" key={`${nama_hotel} ${check_in}`}>
              <div className="dp-hotel-picture">
                <GambarPaket
                  image={image}
                  alt={`Hotel ${nama_hotel}`}
                  jenis="hotel"
                  host={apiHost}
                  sizes="(min-width: 760px) 360px, 100vw"
                />
              </div>
              <div className="dp-hotel-words">
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
                  <dl className="dp-stay">
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
    </section>
  )
}

function End({ label, text, date }: { label: string; text: string; date: string }) {
  const { kota, kode } = parseBandara(text)
  return (
    <div className="dp-end">
      <p className="visually-hidden">{label}</p>
      <p className="dp-code" data-kota={!kode || undefined}>
        {kode ?? kota}
      </p>
      {kode && <p>{kota}</p>}
      {date && <p className="muted small">{formatTanggalSingkat(date)}</p>}
    </div>
  )
}

export function PenerbanganSection({ paket, apiHost }: PictureProps) {
  if (paket.maskapais.length === 0) return null
  return (
    <section className="dp-section" id="penerbangan" aria-labelledby="penerbangan-judul">
      <h2 id="penerbangan-judul">Penerbangan</h2>
      <ul className="dp-flights">
        {paket.maskapais.map((flight) => (
          <li className="plate" key={`${flight.nama_maskapai} ${flight.departure} ${flight.date_departure}`}>
            <div className="dp-airline">
              {flight.image && (
                <div className="dp-airline-picture">
                  <GambarPaket image={flight.image} alt="" jenis="maskapai" host={apiHost} sizes="88px" />
                </div>
              )}
              <div>
                <h3>{flight.nama_maskapai}</h3>
                {flight.gate && <p className="muted small">{flight.gate}</p>}
              </div>
            </div>
            <div className="dp-route">
              <End label="Berangkat dari" text={flight.departure} date={flight.date_departure} />
              <span className="dp-line" aria-hidden="true">
                <Icon name="plane" size={22} />
              </span>
              <End label="Tiba di" text={flight.arrival} date={flight.date_arrival} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
