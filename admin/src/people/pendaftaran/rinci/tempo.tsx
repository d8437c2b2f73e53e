import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { isTerbuka } from '@safar/shared/people/pendaftaran/status'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { IconClock } from '@tabler/icons-react'
import { tempoText } from '../berikutnya.ts'
import classes from './rinci.module.css'

/** Renders the day of the next step; overdue and today stand out, in words too. */
export function Tempo({ pendaftaran }: { pendaftaran: Pick<Pendaftaran, 'status' | 'tindak_lanjut'> }) {
  const { status, tindak_lanjut } = pendaftaran
  if (!tindak_lanjut || !isTerbuka(status)) return null
  const today = hariIni()
  const isDue = tindak_lanjut <= today
  const text = tempoText(tindak_lanjut, today)
  return (
    <span className={classes.tempo} data-due={isDue || undefined}>
      <IconClock size={16} aria-hidden />
      {text}
    </span>
  )
}
