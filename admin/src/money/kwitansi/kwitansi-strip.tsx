import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { METODE_LABEL } from '@safar/shared/money/pembayaran/pembayaran'
import { formatHarga, formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { KodeQr } from '../../platform/ui/kode-qr.tsx'
import { formatWaktuPenuh } from '../../platform/ui/waktu.ts'
import classes from './kwitansi-strip.module.css'
import { cancelledText, capital, checkedAt, forWhat } from './kwitansi-words.ts'

/** Renders a receipt for a strip of 80 mm, in black alone. */
export function KwitansiStrip({ kwitansi }: { kwitansi: Kwitansi }) {
  const { penerbit, nomor, dari, paket, kode, metode, tanggal_bank, jumlah, mata_uang } = kwitansi
  const { terbilang, posisi, periksa, diterima_oleh, terbit_pada, bea_meterai } = kwitansi
  const text = (sum: number) => (mata_uang === 'Rp' ? formatThousands(sum) : sumText(sum, mata_uang))
  const cancelled = cancelledText(kwitansi)
  const facts: [string, string][] = [
    ['Uang masuk', formatTanggalSingkat(tanggal_bank)],
    ['Dari', dari],
    ['Untuk', `${forWhat(kwitansi)}, ${paket}`],
    ['Pemesanan', kode],
    ['Cara', METODE_LABEL[metode]],
  ]
  return (
    <article className={classes.strip} aria-label={`Kwitansi ${nomor}`}>
      {cancelled && <p className={classes.cancelled}>DIBATALKAN</p>}
      <header>
        <p className={classes.brand}>{penerbit.merek || penerbit.nama}</p>
        <p>
          <b>{penerbit.nama}</b>
        </p>
        {penerbit.izin?.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {penerbit.alamat && <p>{penerbit.alamat}</p>}
        {penerbit.telepon && <p>{penerbit.telepon}</p>}
      </header>
      <section>
        <h2>Kwitansi</h2>
        <p>
          <b>{nomor}</b>
        </p>
        {cancelled && <p>{cancelled}</p>}
      </section>
      <Pairs pairs={facts} />
      <section>
        <p className={classes.sum}>{sumText(jumlah, mata_uang)}</p>
        <p>
          <b>{capital(terbilang)}</b>
        </p>
      </section>
      {posisi && (
        <Pairs
          pairs={[
            ['Tagihan', text(posisi.total)],
            ['Diterima', text(posisi.dibayar)],
            ['Sisa', text(posisi.sisa)],
          ]}
        />
      )}
      <section>
        <KodeQr teks={periksa.tautan} label="Kode QR halaman periksa kwitansi" size={158} />
        <p>
          Periksa di <b>{checkedAt(kwitansi)}</b>
        </p>
        <p>
          kode <b>{periksa.k}</b>
        </p>
      </section>
      {bea_meterai !== null && <p className={classes.duty}>e-Meterai {formatHarga(bea_meterai)}</p>}
      <section>
        <p>{diterima_oleh}</p>
        <p>Terbit {formatWaktuPenuh(terbit_pada)}</p>
      </section>
    </article>
  )
}

function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
