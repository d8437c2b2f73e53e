import { ActionIcon, Modal } from '@mantine/core'
import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconZoomIn } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileStage, START_VIEW, viewByKey } from '../../files/berkas/file-stage.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { proofQuery } from '../antrean/proof.query.ts'
import classes from '../antrean/queue.module.css'

interface Props {
  payment: Pembayaran
  /** The line that the proof stands beside. */
  line: { jumlah: number; tanggal: string }
  isLarge: boolean
  onLarge: (isLarge: boolean) => void
}

/** Renders the proof that a family sent beside the line, with what of it is the line's; B makes it large. */
export function ProofCard({ payment, line, isLarge, onLarge }: Props) {
  const { data, isPending, error, refetch } = useQuery(proofQuery(payment.id))
  const [view, setView] = useState(START_VIEW)
  const stage = (
    <FileStage
      label="Bukti transfer"
      file={data}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      view={view}
      onView={setView}
    />
  )
  const isSum = payment.jumlah === line.jumlah
  const isDay = payment.tanggal_bank === line.tanggal
  return (
    <section className={classes.proof} aria-label="Bukti transfer">
      <div className={classes.proofHead}>
        <h3>Bukti transfer</h3>
        <ActionIcon
          variant="default"
          size={40}
          aria-label="Perbesar bukti"
          aria-keyshortcuts="b"
          onClick={() => onLarge(true)}
        >
          <IconZoomIn size={20} aria-hidden />
        </ActionIcon>
      </div>
      {!isLarge && stage}
      <dl className={classes.proofFacts}>
        <div data-fit={isSum}>
          <dt>Jumlah</dt>
          <dd>
            {sumText(payment.jumlah, payment.mata_uang)} {isSum ? '(sama)' : '(berbeda)'}
          </dd>
        </div>
        <div data-fit={isDay}>
          <dt>Tanggal</dt>
          <dd>
            {formatTanggal(payment.tanggal_bank)} {isDay ? '(sama)' : '(berbeda)'}
          </dd>
        </div>
      </dl>
      <p className={classes.small}>
        Dicatat {payment.dicatat_oleh || 'akun yang sudah dihapus'}, {formatWaktu(payment.dicatat_pada)}.{' '}
        {payment.kembar.length === 0
          ? 'Belum pernah dipakai.'
          : `Bukti atau rujukan yang sama ada di ${payment.kembar.map(({ kode }) => kode).join(', ')}: periksa dulu.`}
      </p>
      {isLarge && (
        <Large
          onKey={(key, isShift) => {
            const next = viewByKey(view, key, isShift)
            if (next) setView(next)
            return next !== null
          }}
          onClose={() => onLarge(false)}
        >
          {stage}
        </Large>
      )}
    </section>
  )
}

interface LargeProps {
  onKey: (key: string, isShift: boolean) => boolean
  onClose: () => void
  children: React.ReactNode
}

function Large({ onKey, onClose, children }: LargeProps) {
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title="Bukti transfer"
      size="min(1100px, 94vw)"
      closeButtonProps={{ 'aria-label': 'Tutup bukti' }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key.toLowerCase() === 'b') onClose()
        else if (!onKey(event.key, event.shiftKey)) return
        event.preventDefault()
      }}
    >
      {children}
      <p className={classes.small}>Panah menggeser, + dan − membesarkan, R memutar, B atau Esc menutup.</p>
    </Modal>
  )
}
