import { hargaTambahan } from '@safar/shared/content/paket/harga-tambahan'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { VISA_LABEL } from '@safar/shared/content/paket/visa'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { Fold } from './fold.tsx'
import styles from './harga-tambahan.module.css'
import './harga-tambahan.print.css'

/** Renders what stands below the price of rooms (children, payment, visa), each where the agency stated it. */
export function HargaTambahan({
  paket,
  aturan,
  today,
}: {
  paket: Paket
  aturan: CalculationRules
  today: string
}) {
  const visa = paket.visa ? [{ nama: 'Visa', keterangan: '', text: VISA_LABEL[paket.visa] }] : []
  const rows = [...hargaTambahan(paket, today, aturan), ...visa]
  if (rows.length === 0) return null
  return (
    <div className={styles.tambahan}>
      <Fold
        rupa="lanjut"
        kepala={
          <>
            <h3>Harga anak dan cara bayar</h3>
            <span className={styles.isi}>{rows.map(({ nama }) => nama).join(', ')}</span>
          </>
        }
      >
        <dl className={styles.list}>
          {rows.map(({ nama, keterangan, text }) => (
            <div key={nama}>
              <dt>
                {nama}
                {keterangan && <span>{keterangan}</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  )
}
