import type { Hitungan, PaketHitung } from '@safar/shared/content/paket/hitung/calculate'
import { alasanJadwal } from '@safar/shared/content/paket/hitung/jadwal'
import { paymentSentence } from '@safar/shared/content/paket/payment-terms'
import { formatHarga } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { type BatalBerlaku, cancellationToday } from '@safar/shared/settings/pengaturan/cancellation'
import { useState } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { Catatan } from './catatan.tsx'
import styles from './payment-schedule.module.css'

interface Props {
  paket: PaketHitung
  hitungan: Hitungan
  /** The terms of cancelling, where there are any. */
  batal: BatalBerlaku | null
  today: string
}

/**
 * Renders the payment plan: instalments until the settling day, or all of it today, and what is kept from who cancels
 * today.
 */
export function PaymentSchedule({ paket, hitungan, batal, today }: Props) {
  const [lunas, setLunas] = useState(false)
  const { jadwal, total, dp } = hitungan
  const alasan = alasanJadwal(paket, jadwal, today)
  const dipotong =
    batal && cancellationToday(batal, paket, today, { jumlah: total, currency: paket.currency })
  const bertahap = jadwal.length > 1
  const rows = bertahap && lunas ? [{ jatuh_tempo: today, jumlah: total, uraian: 'Lunas' }] : jadwal
  return (
    <>
      <h3>Jadwal pembayaran</h3>
      {bertahap && (
        <div className={styles.segmen}>
          <button type="button" aria-pressed={!lunas} onClick={() => setLunas(false)}>
            <Berangka text={`Bertahap, ${jadwal.length} kali`} />
          </button>
          <button type="button" aria-pressed={lunas} onClick={() => setLunas(true)}>
            Lunas sekarang
          </button>
        </div>
      )}
      {rows.length > 0 && (
        <ol className={styles.jadwal}>
          {rows.map(({ jatuh_tempo, jumlah, uraian }, index) => (
            <li key={jatuh_tempo} data-akhir={index === rows.length - 1 || undefined}>
              <span className={styles.simpul}>{index === 0 && <Bintang />}</span>
              <span className={styles.hari}>
                <Berangka text={formatTanggalSingkat(jatuh_tempo)} />
                <em>
                  <Berangka text={uraian} />
                </em>
              </span>
              <strong translate="no">{formatHarga(jumlah, paket.currency)}</strong>
            </li>
          ))}
        </ol>
      )}
      {rows.length === 0 && (
        <p className={styles.kata}>
          Jadwal pembayaran paket ini belum tertulis di sini
          <Berangka text={dp ? `; uang mukanya ${formatHarga(dp, paket.currency)}` : ''} />. Tanyakan kepada
          CS.
        </p>
      )}
      {rows.length > 0 &&
        (alasan ? (
          <Catatan jenis="tahu" icon="calendar" judul="Dibayar lunas saat mendaftar.">
            <Berangka text={alasan} />
          </Catatan>
        ) : (
          <p className={styles.kata}>
            <Berangka text={paymentSentence(paket, today)} />
          </p>
        ))}
      {dipotong && (
        <p className={styles.kata}>
          <Berangka text={dipotong} />
        </p>
      )}
    </>
  )
}

/** The eight-point star of the ornament: the first payment. */
function Bintang() {
  const points = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? 12 : 12 * 0.765
    const angle = (index * Math.PI) / 8
    return `${(12 + radius * Math.sin(angle)).toFixed(2)},${(12 - radius * Math.cos(angle)).toFixed(2)}`
  })
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
      <polygon points={points.join(' ')} fill="currentColor" />
    </svg>
  )
}
