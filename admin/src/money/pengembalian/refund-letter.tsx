import { SEBAB_LABEL } from '@safar/shared/money/pengembalian/pengembalian'
import type { Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import classes from './refund-letter.module.css'
import { lineText, reckonedFor } from './refund-preview.tsx'

/** Renders the letter of a refund, frozen as it was approved; what became of it since stands at its end. */
export function RefundLetter({ refund }: { refund: Pengembalian }) {
  const { surat, status, sebab, disetujui_pada, tanggal_bank, rujukan } = refund
  const { penerbit, untuk, kode, paket, tanggal_keberangkatan, mata_uang, baris, jumlah } = surat
  const whole = baris.reduce((sum, line) => sum + line.jumlah, 0)
  return (
    <article className={classes.letter} aria-label={`Surat pengembalian ${kode}`}>
      <header>
        <p className={classes.brand}>{penerbit.nama}</p>
        {penerbit.alamat && <p>{penerbit.alamat}</p>}
        {penerbit.telepon && <p>{penerbit.telepon}</p>}
      </header>
      <h3>Pengembalian uang</h3>
      {status === 'dibatalkan' && (
        <p className={classes.void}>Pengembalian ini dibatalkan: {refund.alasan}. Surat ini tidak berlaku.</p>
      )}
      <p>
        Kepada Ibu/Bapak <b>{untuk}</b>
      </p>
      <dl>
        <dt>Pemesanan</dt>
        <dd>
          {kode}, {paket}
          {tanggal_keberangkatan && `, berangkat ${formatTanggal(tanggal_keberangkatan)}`}
        </dd>
        <dt>Sebab</dt>
        <dd>{SEBAB_LABEL[sebab]}</dd>
      </dl>
      <table>
        <caption>{reckonedFor(surat)}</caption>
        <tbody>
          {baris.map(({ uraian, jumlah: sum }, at) => (
            <tr key={at}>
              <th scope="row">{uraian}</th>
              <td>{lineText(sum, mata_uang)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {whole !== jumlah && (
            <tr>
              <th scope="row">Yang dapat dikembalikan</th>
              <td>{sumText(whole, mata_uang)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{whole === jumlah ? 'Uang kembali' : 'Dikembalikan dengan surat ini'}</th>
            <td>{sumText(jumlah, mata_uang)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        Terbilang: <i>{surat.terbilang}</i>
      </p>
      <p>
        {status === 'dibayar' && tanggal_bank
          ? `Uang ini sudah kami kirim pada ${formatTanggal(tanggal_bank)}, rujukan ${rujukan}.`
          : status === 'disetujui' && surat.langkah}
      </p>
      <div className={classes.sign}>
        <p>{formatTanggal(hariIni(new Date(disetujui_pada)))}</p>
        <p>
          <b>{surat.disetujui_oleh}</b>
        </p>
        <p>{penerbit.nama}</p>
      </div>
    </article>
  )
}
