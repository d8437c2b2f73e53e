import { Button, Modal, Text } from '@mantine/core'
import { METODE_LABEL } from '@safar/shared/money/pembayaran/pembayaran'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import forms from '../../trips/pemesanan/form/form.module.css'
import { kwitansiPath } from '../kwitansi/kwitansi-path.ts'
import classes from '../money.module.css'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { uangClient } from '../uang-client.ts'
import { PENOLAKAN_BUKTI, PENOLAKAN_DIBACA } from './penolakan-bukti.ts'

/** Decisions on a payment, as their calls are named. */
export type Decision = 'terima' | 'tolak' | 'batalkan'

interface Props {
  booking: Pemesanan
  payment: Pembayaran
  decision: Decision
  onClose: () => void
}

/** Asks before a payment is verified, refused or cancelled, with what follows from it. */
export function DecideDialog({ decision, ...props }: Props) {
  return decision === 'terima' ? <Accept {...props} /> : <Undo {...props} decision={decision} />
}

function Accept({ booking, payment, onClose }: Omit<Props, 'decision'>) {
  useFocusBack()
  const { mutate, isPending, error, data } = useMoneyCall(() => uangClient.accept(payment.id))
  const sum = sumText(payment.jumlah, payment.mata_uang)
  if (data)
    return (
      <Modal opened onClose={onClose} title="Pembayaran diterima">
        <div className={forms.dialog}>
          <Text role="status">
            {sum} dari {booking.pemesan.nama} diterima, kwitansinya{' '}
            <Link to={kwitansiPath(data.nomor)}>{data.nomor}</Link>.
          </Text>
          {data.peringatan.map((words) => (
            <p key={words} className={classes.over}>
              {words}
            </p>
          ))}
        </div>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Tutup
          </Button>
          <Button component={Link} to={kwitansiPath(data.nomor)} data-autofocus>
            Buka kwitansi
          </Button>
        </DialogActions>
      </Modal>
    )
  return (
    <Modal opened onClose={onClose} title={`Terima ${sum}`}>
      <div className={forms.dialog}>
        <Facts booking={booking} payment={payment} />
        <Text size="sm">
          Cocokkan dengan mutasi bank atau uang di kas dulu. Setelah diterima,{' '}
          {payment.tagihan_id === null ? 'tagihan tertua' : 'tagihan yang dipilih saat dicatat'} dibayar dulu
          dan kwitansinya terbit.
        </Text>
        <MoneyCallFailure error={error} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Belum
        </Button>
        <Button loading={isPending} data-autofocus onClick={() => mutate()}>
          Terima uangnya
        </Button>
      </DialogActions>
    </Modal>
  )
}

const WORDS = {
  tolak: {
    title: 'Tolak pembayaran',
    follows: `Tidak ada tagihan yang dibayar olehnya. ${PENOLAKAN_DIBACA}`,
    deed: 'Tolak',
    ready: PENOLAKAN_BUKTI,
    call: (id: number, alasan: string) => uangClient.refuse(id, alasan),
  },
  batalkan: {
    title: 'Batalkan pembayaran',
    follows:
      'Kwitansinya ditandai dibatalkan, tagihannya terbuka lagi, dan pemesanan mundur menurut uangnya: bila uang mukanya hilang, kursinya kembali dijual.',
    deed: 'Batalkan pembayaran',
    ready: ['Salah pemesanan', 'Salah jumlah', 'Uangnya ditarik kembali oleh bank'],
    call: (id: number, alasan: string) => uangClient.cancel(id, alasan),
  },
} as const

function Undo({ booking, payment, decision, onClose }: Props & { decision: keyof typeof WORDS }) {
  const { follows, call, ...words } = WORDS[decision]
  const { mutate, isPending, error } = useMoneyCall((alasan: string) => call(payment.id, alasan))
  return (
    <ReasonDialog
      {...words}
      isHarm
      isBusy={isPending}
      error={error}
      onDo={(alasan) => mutate(alasan, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className={forms.dialog}>
        <Facts booking={booking} payment={payment} />
        <Text size="sm">{follows}</Text>
      </div>
    </ReasonDialog>
  )
}

function Facts({ booking, payment }: Pick<Props, 'booking' | 'payment'>) {
  const { jumlah, mata_uang, metode, tanggal_bank, rujukan, kwitansi, dicatat_oleh } = payment
  const facts: [string, ReactNode][] = [
    ['Pemesanan', `${booking.kode}, ${booking.pemesan.nama}`],
    ['Jumlah', <b key="jumlah">{sumText(jumlah, mata_uang)}</b>],
    ['Cara', METODE_LABEL[metode]],
    ['Hari', formatTanggalHari(tanggal_bank)],
    ['Rujukan', rujukan],
    ['Kwitansi', kwitansi],
    ['Dicatat', dicatat_oleh],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label}-isi`}>{value}</dd>])}
    </dl>
  )
}
