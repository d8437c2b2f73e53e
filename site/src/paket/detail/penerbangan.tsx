import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { transitKaki, transitText } from '@safar/shared/content/paket/rute'
import { parseBandara } from '@safar/shared/content/paket/tempat'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { Icon } from '../../components/icon.tsx'
import { GambarPaket } from '../gambar-paket.tsx'
import { Fold } from './fold.tsx'
import styles from './penerbangan.module.css'
import { Section } from './section.tsx'
import './penerbangan.print.css'

interface Props {
  paket: Pick<Paket, 'maskapais' | 'hotels'>
  apiHost: string
}

/** Renders each flight as a row from one airport to the other, which unfolds to its airline and other facts. */
export function Penerbangan({ paket, apiHost }: Props) {
  if (paket.maskapais.length === 0) return null
  const kaki = transitKaki(paket.maskapais, paket.hotels)
  const transit = transitText(paket)
  return (
    <Section id="penerbangan" title="Penerbangan">
      {transit && <p className={styles.transit}>{transit}.</p>}
      <ul className={styles.flights}>
        {paket.maskapais.map((flight, nth) => (
          <li className="plate" key={`${flight.nama_maskapai} ${flight.departure} ${flight.date_departure}`}>
            <Fold
              kepala={
                <span className={styles.route}>
                  <End label="Berangkat dari" text={flight.departure} date={flight.date_departure} />
                  <span className={styles.line} aria-hidden="true">
                    <Icon name="plane" size={22} />
                  </span>
                  <End label="Tiba di" text={flight.arrival} date={flight.date_arrival} />
                </span>
              }
            >
              <div className={styles.airline}>
                {flight.image && (
                  <div className={styles.picture}>
                    <GambarPaket image={flight.image} alt="" jenis="maskapai" host={apiHost} sizes="88px" />
                  </div>
                )}
                <div>
                  <h3>{flight.nama_maskapai}</h3>
                  {[[flight.nomor, kaki[nth]].filter(Boolean).join(' · '), flight.gate].map(
                    (line) =>
                      line && (
                        <p className="muted small" key={line}>
                          {line}
                        </p>
                      ),
                  )}
                </div>
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** One end of a flight. */
function End({ label, text, date }: { label: string; text: string; date: string }) {
  const { kota, kode } = parseBandara(text)
  return (
    <span className={styles.end}>
      <span className="visually-hidden">{label} </span>
      <span className={styles.code} data-kota={!kode || undefined}>
        {kode ?? kota}
      </span>
      {kode && <span>{kota}</span>}
      {date && <span className="muted small">{formatTanggalSingkat(date)}</span>}
    </span>
  )
}
