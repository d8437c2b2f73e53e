import type { Hitungan } from '@safar/shared/content/paket/hitung/calculate'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import { Berangka } from '../components/berangka.tsx'
import styles from './jumlah.module.css'

interface Props {
  currency: string
  hitungan: Hitungan
  /** The number of travellers. */
  orang: number
  /** The exclusions from the prices, as the page lists them. */
  tidakTermasuk: readonly string[]
}

/** Renders the sum line by line, the total, and what no price is set for. */
export function Jumlah({ currency, hitungan, orang, tidakTermasuk }: Props) {
  const { baris, total, belum_termasuk } = hitungan
  return (
    <div>
      <ul className={styles.baris}>
        {baris.map(({ uraian, jumlah, harga, subtotal }) => (
          <li key={uraian}>
            <span className={styles.uraian}>
              <span translate="no">{jumlah}</span> ×{' '}
              <span>
                <Berangka text={uraian} />
              </span>
              {(jumlah > 1 || harga === 0) && (
                <small>
                  <Berangka
                    text={harga === 0 ? 'Gratis' : `masing-masing ${utuh(formatHarga(harga, currency))}`}
                  />
                </small>
              )}
            </span>
            <strong translate="no">{formatHarga(subtotal, currency)}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.total} role="status">
        <p>
          Total untuk <span translate="no">{orang}</span> orang
          {belum_termasuk.length === 0 && orang > 1 && (
            <span className={styles.rata}>
              rata-rata <span translate="no">{formatHarga(total / orang, currency)}</span> per orang
            </span>
          )}
        </p>
        <strong translate="no">{formatHarga(total, currency)}</strong>
      </div>
      {belum_termasuk.length > 0 && (
        <div className={styles.belum}>
          <p>
            <strong>Belum termasuk dalam total.</strong> Kami tidak menebak harganya; tanyakan kepada CS.
          </p>
          <ul>
            {belum_termasuk.map((belum) => (
              <li key={belum}>
                <Berangka text={belum} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {tidakTermasuk.length > 0 && (
        <div className={styles.tidak}>
          <p>Tidak termasuk dalam total:</p>
          <ul>
            {tidakTermasuk.map((tidak) => (
              <li key={tidak}>
                <Berangka text={tidak} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Keeps an amount and its currency on one line. */
function utuh(harga: string): string {
  return harga.replace(' ', '\u00a0')
}
