import { Button } from '@mantine/core'
import {
  PENGEMBALIAN_STATUS_LABEL,
  type PengembalianStatus,
  SEBAB_LABEL,
} from '@safar/shared/money/pengembalian/pengembalian'
import type { Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconFileText } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { pemesananPath } from '../../platform/paths.ts'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from '../money.module.css'

const PayOutDialog = lazyPart(async () => ({ default: (await import('./pay-out-dialog.tsx')).PayOutDialog }))
const WithdrawDialog = lazyPart(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}))
const LetterDialog = lazyPart(async () => ({ default: (await import('./letter-dialog.tsx')).LetterDialog }))

const TONE: Record<PengembalianStatus, Tone> = { disetujui: 'waiting', dibayar: 'done', dibatalkan: 'bad' }

interface Props {
  refund: Pengembalian
  /** True in a list over several bookings: the row names its own. */
  isNamed?: boolean
}

/** Renders one refund: its sum, cause and state, and what the reader may do about it. */
export function RefundRow({ refund, isNamed = false }: Props) {
  const { id, pemesanan_id, kode, jumlah, mata_uang, sebab, status, alasan, rujukan, tanggal_bank } = refund
  const isFinance = useMay('finance')
  const [open, setOpen] = useState<'dibayar' | 'batalkan' | 'surat' | null>(null)
  const close = () => setOpen(null)
  const sum = sumText(jumlah, mata_uang)
  const of = isNamed ? `${sum} ${kode}` : sum
  const decided =
    refund.diputus_pada && `. Diputus ${refund.diputus_oleh || 'kantor'}, ${formatWaktu(refund.diputus_pada)}`
  return (
    <li data-status={status === 'disetujui' ? 'menunggu' : status} id={`pengembalian-${id}`}>
      <div className={classes.payment} data-void={status === 'dibatalkan' || undefined}>
        <div>
          {isNamed && (
            <Link to={pemesananPath(pemesanan_id)}>
              {refund.surat.untuk}, {kode}
            </Link>
          )}
          <small>{SEBAB_LABEL[sebab]}</small>
        </div>
        <b>{sum}</b>
      </div>
      <small>
        <Dot tone={TONE[status]}>
          {PENGEMBALIAN_STATUS_LABEL[status]}
          {status === 'dibayar' && tanggal_bank && ` ${formatTanggalSingkat(tanggal_bank)}, ${rujukan}`}
        </Dot>
      </small>
      {alasan && <small>Alasan: {alasan}</small>}
      <small>
        Disetujui {refund.disetujui_oleh || 'admin'}, {formatWaktu(refund.disetujui_pada)}
        {decided}
      </small>
      <div className={classes.doing}>
        {status === 'disetujui' && isFinance && (
          <Button size="compact-md" aria-label={`Tandai dibayar ${of}`} onClick={() => setOpen('dibayar')}>
            Tandai dibayar
          </Button>
        )}
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
          aria-label={`Surat pengembalian ${of}`}
          onClick={() => setOpen('surat')}
        >
          Surat
        </Button>
        {status !== 'dibatalkan' && isFinance && (
          <Button
            size="compact-md"
            variant="subtle"
            color="gray"
            aria-label={`Batalkan pengembalian ${of}`}
            onClick={() => setOpen('batalkan')}
          >
            Batalkan
          </Button>
        )}
      </div>
      {status === 'disetujui' && !isFinance && <small>Uangnya dikirim bagian keuangan.</small>}
      <Suspense fallback={null}>
        {open === 'dibayar' && <PayOutDialog refund={refund} onClose={close} />}
        {open === 'batalkan' && <WithdrawDialog refund={refund} onClose={close} />}
        {open === 'surat' && <LetterDialog refund={refund} onClose={close} />}
      </Suspense>
    </li>
  )
}
