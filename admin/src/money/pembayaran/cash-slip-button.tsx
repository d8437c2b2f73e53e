import { Button } from '@mantine/core'
import { terbilang } from '@safar/shared/money/kwitansi/terbilang'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMerek } from '../../platform/merek.ts'
import { formatWaktuPenuh } from '../../platform/ui/waktu.ts'
import { pemesananQueries } from '../../trips/pemesanan/pemesanan.queries.ts'
import classes from './cash-slip.module.css'

interface Props {
  payment: Pembayaran
  /** The payment's name for readers. */
  of: string
  isMain?: boolean
}

/** Renders the button that prints a provisional slip for cash, which the receipt follows. */
export function CashSlipButton({ payment, of, isMain = false }: Props) {
  const [isPrinting, setPrinting] = useState(false)
  const { data: booking } = useQuery(pemesananQueries.one(String(payment.pemesanan_id)))
  useEffect(() => {
    if (!isPrinting) return
    // The dialog of the browser holds the page until it is closed.
    window.print()
    setPrinting(false)
  }, [isPrinting])
  return (
    <>
      <Button
        size={isMain ? 'sm' : 'compact-md'}
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconPrinter size={16} aria-hidden />}
        aria-label={`Cetak tanda terima sementara ${of}`}
        disabled={!booking}
        onClick={() => setPrinting(true)}
      >
        {isMain ? 'Cetak tanda terima' : 'Tanda terima'}
      </Button>
      {isPrinting && booking && createPortal(<CashSlip payment={payment} booking={booking} />, document.body)}
    </>
  )
}

/** Renders the slip, on paper alone: who gave how much to whom, and that it is no receipt. */
export function CashSlip({ payment, booking }: { payment: Pembayaran; booking: Pemesanan }) {
  const { brand } = useMerek()
  const { jumlah, mata_uang, tanggal_bank, dicatat_oleh, dicatat_pada } = payment
  return (
    <article className={classes.slip} aria-label="Tanda terima sementara">
      <h1>{brand || 'Tanda terima sementara'}</h1>
      <p className={classes.kind}>Tanda terima sementara, bukan kwitansi</p>
      <dl>
        <dt>Dari</dt>
        <dd>{booking.pemesan.nama}</dd>
        <dt>Pemesanan</dt>
        <dd>{booking.kode}</dd>
        <dt>Untuk</dt>
        <dd>{booking.paket.nama_paket}</dd>
        <dt>Uang tunai</dt>
        <dd>{formatTanggalSingkat(tanggal_bank)}</dd>
      </dl>
      <p className={classes.sum}>{sumText(jumlah, mata_uang)}</p>
      <p className={classes.words}>{terbilang(jumlah, mata_uang)}</p>
      <p>
        Kwitansi bernomor terbit setelah uang ini diperiksa bagian keuangan. Simpan lembar ini sampai itu.
      </p>
      <p className={classes.sign}>
        Diterima {dicatat_oleh || 'kantor'}, {formatWaktuPenuh(dicatat_pada)}
      </p>
    </article>
  )
}
