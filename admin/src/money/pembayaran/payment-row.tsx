import { Button } from '@mantine/core'
import {
  METODE_LABEL,
  PEMBAYARAN_STATUS_LABEL,
  type PembayaranStatus,
} from '@safar/shared/money/pembayaran/pembayaran'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconPaperclip } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { useMay, useSession } from '../../access/session/session-store.ts'
import { pemesananPath } from '../../platform/paths.ts'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { kwitansiPath } from '../kwitansi/kwitansi-path.ts'
import classes from '../money.module.css'
import { CashSlipButton } from './cash-slip-button.tsx'
import type { Decision } from './decide-dialog.tsx'

const TONE: Record<PembayaranStatus, Tone | undefined> = {
  menunggu: 'waiting',
  diterima: 'done',
  ditolak: 'bad',
  dibatalkan: 'bad',
}

interface Props {
  payment: Pembayaran
  /** Others who may verify a payment. */
  pemeriksa: readonly string[]
  onProof: () => void
  onDecide: (decision: Decision) => void
}

/** Renders one payment: its sum, way and day, who recorded and decided it, and what can be done. */
export function PaymentRow({ payment, pemeriksa, onProof, onDecide }: Props) {
  const { id, status, jumlah, mata_uang, metode, tanggal_bank, rujukan, kwitansi, alasan, bukti } = payment
  const isFinance = useMay('finance')
  const own = useSession(({ userInfo }) => Number(userInfo?.user.id ?? 0))
  const isWaiting = status === 'menunggu'
  const isOthers = isWaiting && payment.dicatat_akun === own && pemeriksa.length > 0
  const sum = sumText(jumlah, mata_uang)
  const of = `${sum} ${formatTanggalSingkat(tanggal_bank)}`
  return (
    <li data-status={status} id={`pembayaran-${id}`}>
      <div
        className={classes.payment}
        data-void={status === 'ditolak' || status === 'dibatalkan' || undefined}
      >
        <div>
          {kwitansi ? <Link to={kwitansiPath(kwitansi)}>{kwitansi}</Link> : null}
          <small>
            {[METODE_LABEL[metode], formatTanggalSingkat(tanggal_bank), rujukan].filter(Boolean).join(' · ')}
          </small>
        </div>
        <b>{sum}</b>
      </div>
      <small>
        <Dot tone={TONE[status]}>
          {PEMBAYARAN_STATUS_LABEL[status]}
          {alasan && `: ${alasan}`}
        </Dot>
      </small>
      <small>
        Dicatat {payment.dicatat_oleh || 'kantor'}, {formatWaktu(payment.dicatat_pada)}
        {payment.diputus_pada &&
          `. Diputus ${payment.diputus_oleh || 'kantor'}, ${formatWaktu(payment.diputus_pada)}`}
      </small>
      {payment.kembar.map(({ id: twin, pemesanan_id, kode, karena }) => (
        <p key={twin} className={classes.twin}>
          {karena === 'bukti' ? 'Bukti' : 'Rujukan'} yang sama ada di pembayaran{' '}
          <Link to={`${pemesananPath(pemesanan_id)}#pembayaran-${twin}`}>{kode}</Link>. Pastikan bukan uang
          yang sama.
        </p>
      ))}
      <div className={classes.doing}>
        {isWaiting && isFinance && (
          <>
            <Button
              size="compact-md"
              disabled={isOthers}
              aria-label={`Terima ${of}`}
              onClick={() => onDecide('terima')}
            >
              Terima
            </Button>
            <Button
              size="compact-md"
              variant="default"
              aria-label={`Tolak ${of}`}
              onClick={() => onDecide('tolak')}
            >
              Tolak
            </Button>
          </>
        )}
        {bukti && (
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            aria-label={`Lihat bukti ${of}`}
            onClick={onProof}
          >
            Bukti
          </Button>
        )}
        {isWaiting && metode === 'tunai' && <CashSlipButton payment={payment} of={of} />}
        {status === 'diterima' && isFinance && (
          <Button
            size="compact-md"
            variant="subtle"
            color="gray"
            aria-label={`Batalkan ${of}`}
            onClick={() => onDecide('batalkan')}
          >
            Batalkan
          </Button>
        )}
      </div>
      {isOthers && isFinance && (
        <small>Anda yang mencatat, jadi yang menerima {pemeriksa.slice(0, 3).join(', atau ')}.</small>
      )}
    </li>
  )
}
