import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { formatHarga, formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggal, formatTanggalHari, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { KodeQr } from '../../platform/ui/kode-qr.tsx'
import { formatWaktuPenuh } from '../../platform/ui/waktu.ts'
import classes from './kwitansi-a4.module.css'
import { cancelledText, capital, checkedAt, forWhat, placeAndDay, way } from './kwitansi-words.ts'

/** Renders a receipt for A4: frozen as it was issued, so that a reprint is the same and has no day of printing. */
export function KwitansiA4({ kwitansi }: { kwitansi: Kwitansi }) {
  const { penerbit, nomor, dari, paket, tanggal_keberangkatan, kode, peserta = [] } = kwitansi
  const { jumlah, mata_uang, terbilang, bea_meterai, diterima_oleh, terbit_pada, periksa } = kwitansi
  const contact = [penerbit.telepon, penerbit.email].filter(Boolean).join(' · ')
  const people = peserta.join(', ')
  const cancelled = cancelledText(kwitansi)
  return (
    <article className={classes.sheet} aria-label={`Kwitansi ${nomor}`}>
      <style>{`@page kwitansi-a4 { @bottom-right { content: "${nomor}, lembar " counter(page) " dari " counter(pages); font-size: 9pt; } }`}</style>
      {cancelled && (
        <p className={classes.stamp} aria-hidden>
          Dibatalkan
        </p>
      )}
      <header className={classes.head}>
        <div>
          <p className={classes.brand}>{penerbit.merek || penerbit.nama}</p>
          {penerbit.alamat && <p>{penerbit.alamat}</p>}
          {contact && <p>{contact}</p>}
        </div>
        <div>
          <p>
            <b>{penerbit.nama}</b>
          </p>
          {penerbit.izin?.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      </header>
      <div className={classes.body}>
        <div className={classes.title}>
          <div>
            <p>Bukti pembayaran</p>
            <h2>Kwitansi</h2>
          </div>
          <div>
            <p>Nomor</p>
            <p className={classes.number}>{nomor}</p>
          </div>
        </div>
        {cancelled && <p className={classes.cancelled}>{cancelled}</p>}
        <dl className={classes.facts}>
          <dt>Diterima dari</dt>
          <dd>
            <b>{dari}</b>
          </dd>
          <dt>Tanggal uang masuk</dt>
          <dd>
            {formatTanggalHari(kwitansi.tanggal_bank)}, {way(kwitansi)}
          </dd>
          <dt>Untuk</dt>
          <dd>
            <b>
              {forWhat(kwitansi)}, {paket}
            </b>
            {tanggal_keberangkatan && `, berangkat ${formatTanggal(tanggal_keberangkatan)}`}
            <span>
              Pemesanan {kode}
              {people && `: ${people}`}
            </span>
          </dd>
        </dl>
        <div className={classes.sum}>
          <div>
            <p>Jumlah</p>
            <p className={classes.amount}>{sumText(jumlah, mata_uang)}</p>
          </div>
          <div>
            <p>Terbilang</p>
            <p className={classes.words}>{capital(terbilang)}</p>
          </div>
        </div>
        <Standing kwitansi={kwitansi} />
        <div className={classes.end}>
          <KodeQr teks={periksa.tautan} label="Kode QR halaman periksa kwitansi" size={132} />
          <p className={classes.check}>
            <b>Periksa keasliannya</b>
            <span>Pindai, atau buka {checkedAt(kwitansi)}</span>
            <span>lalu ketik nomor dan</span>
            <span>
              kode <b>{periksa.k}</b>
            </span>
          </p>
          {bea_meterai !== null && (
            <p className={classes.duty}>
              e-Meterai
              <br />
              {formatHarga(bea_meterai)}
            </p>
          )}
          <div className={classes.sign}>
            <p>{placeAndDay(kwitansi)}</p>
            <p>
              <b>{diterima_oleh}</b>
            </p>
          </div>
        </div>
        <p className={classes.foot}>
          Terbit {formatWaktuPenuh(terbit_pada)}. Isi kwitansi tidak pernah diubah; bila keliru, dibatalkan
          dengan surat bernomor dan halaman periksa mengatakannya.
        </p>
      </div>
    </article>
  )
}

/** Renders where the money of the booking stood then, with the receipts of before; receipts of before lack it. */
function Standing({ kwitansi }: { kwitansi: Kwitansi }) {
  const { posisi, mata_uang, nomor, tanggal_bank, jumlah } = kwitansi
  if (!posisi) return null
  const text = (sum: number) => (mata_uang === 'Rp' ? formatThousands(sum) : sumText(sum, mata_uang))
  const { total, dibayar, sisa, sebelum } = posisi
  return (
    <table className={classes.standing}>
      <thead>
        <tr>
          <th scope="col">Uang masuk</th>
          <th scope="col">Kwitansi</th>
          <th scope="col">Untuk</th>
          <th scope="col">Jumlah</th>
          <th scope="col">Sisa tagihan</th>
        </tr>
      </thead>
      <tbody>
        {sebelum.map((row) => (
          <tr key={row.nomor}>
            <td>{formatTanggalSingkat(row.tanggal_bank)}</td>
            <td>{row.nomor}</td>
            <td>{row.untuk || 'Kelebihan bayar'}</td>
            <td>{text(row.jumlah)}</td>
            <td>{row.sisa === null ? '' : text(row.sisa)}</td>
          </tr>
        ))}
        <tr className={classes.own}>
          <td>{formatTanggalSingkat(tanggal_bank)}</td>
          <td>{nomor}</td>
          <td>{forWhat(kwitansi)}</td>
          <td>{text(jumlah)}</td>
          <td>{text(sisa)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Tagihan {text(total)}, diterima sampai kwitansi ini
          </th>
          <td>{text(dibayar)}</td>
          <td>{text(sisa)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
