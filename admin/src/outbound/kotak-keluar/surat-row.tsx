import { Button, Text } from '@mantine/core'
import {
  bolehDiulang,
  KEADAAN_LABEL,
  type KeadaanSurat,
  type Lewat,
} from '@safar/shared/outbound/kotak-keluar/keadaan'
import type { Surat } from '@safar/shared/outbound/kotak-keluar/kotak-keluar-schema'
import { useState } from 'react'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './kotak-keluar.module.css'
import { useRetry } from './kotak-keluar.queries.ts'
import { RetryDialog } from './retry-dialog.tsx'

const TONE: Partial<Record<KeadaanSurat, Tone>> = {
  antre: 'waiting',
  dikirim: 'done',
  diragukan: 'doubtful',
  disimpan: 'bad',
  gagal: 'bad',
}

/**
 * Renders one message: subject, recipient, state, reason, and the next action if any; `lewat` is how mail leaves now.
 */
export function SuratRow({ surat, lewat }: { surat: Surat; lewat: Lewat }) {
  const { id, perihal, saluran, penerima, keadaan, alasan, created_at } = surat
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useRetry()
  const label = keadaan === 'antre' || keadaan === 'disimpan' ? 'Kirim sekarang' : 'Kirim lagi'
  const start = () => (keadaan === 'diragukan' ? setAsking(true) : mutate(id))
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={640}>{perihal}</Text>
        <Text size="sm" c="dimmed">
          {saluran === 'whatsapp' && 'WhatsApp '}
          {penerima || 'Tanpa penerima'}
        </Text>
        <Text size="sm" c="dimmed">
          Dibuat {formatWaktu(created_at)}
        </Text>
      </div>
      <div className={classes.standing}>
        <div className={classes.state}>
          <Dot tone={TONE[keadaan]}>{KEADAAN_LABEL[keadaan]}</Dot>
        </div>
        <Text size="sm" c="dimmed">
          {standingOf(surat)}
        </Text>
        {alasan && <p className={classes.reason}>{alasan}</p>}
        {error && (
          <Text c="var(--red)" size="sm" role="alert">
            {saidBy(error)}
          </Text>
        )}
      </div>
      {bolehDiulang(keadaan, lewat) && (
        <Button
          variant="default"
          className={classes.action ?? ''}
          loading={isPending}
          aria-label={`${label}: ${perihal}`}
          onClick={start}
        >
          {label}
        </Button>
      )}
      {isAsking && <RetryDialog surat={surat} onClose={() => setAsking(false)} />}
    </li>
  )
}

function standingOf({ percobaan, berikutnya, dikirim_pada, diterima_pada, dibaca_pada }: Surat): string {
  if (dibaca_pada) return `Dibaca ${formatWaktu(dibaca_pada)}`
  if (diterima_pada) return `Diterima ${formatWaktu(diterima_pada)}`
  if (dikirim_pada) return formatWaktu(dikirim_pada)
  const tries = percobaan > 0 ? `Sudah dicoba ${percobaan} kali` : ''
  const next = berikutnya ? `${tries ? 'dicoba lagi' : 'Dikirim'} ${formatWaktu(berikutnya)}` : ''
  return [tries, next].filter(Boolean).join(', ')
}
