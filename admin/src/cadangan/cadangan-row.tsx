import { Text } from '@mantine/core'
import { ALASAN_CADANGAN_LABEL, KEADAAN_CADANGAN_LABEL } from '@safar/shared/cadangan/keadaan'
import type { Cadangan } from '@safar/shared/cadangan/schema'
import { Dot, type Tone } from '../ui/dot.tsx'
import { sentence } from '../ui/sentence.ts'
import { formatWaktu } from '../ui/waktu.ts'
import classes from './cadangan.module.css'
import { besarText } from './words.ts'

const TONE: Record<Cadangan['keadaan'], Tone> = { berjalan: 'waiting', baik: 'done', gagal: 'bad' }

/** One backup: when and what for, and what came of it. */
export function CadanganRow({ cadangan }: { cadangan: Cadangan }) {
  const { nama, keadaan, sebab, alasan, rinci, mulai_pada, dilepas_pada } = cadangan
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={640}>{sentence(formatWaktu(mulai_pada))}</Text>
        <Text size="sm" c="dimmed">
          {sebab === 'jadwal' ? 'Sesuai jadwal' : 'Diminta dari kantor'}
        </Text>
      </div>
      <div className={classes.what}>
        <div className={classes.state}>
          {dilepas_pada ? (
            <Dot>Diganti yang lebih baru</Dot>
          ) : (
            <Dot tone={TONE[keadaan]}>{KEADAAN_CADANGAN_LABEL[keadaan]}</Dot>
          )}
        </div>
        {keadaan === 'baik' && (
          <Text size="sm" c="dimmed">
            {besarText(cadangan.besar)}
          </Text>
        )}
        {keadaan === 'baik' && !dilepas_pada && (
          <Text size="sm" c="dimmed">
            {nama}
          </Text>
        )}
        {alasan && <p className={classes.reason}>{ALASAN_CADANGAN_LABEL[alasan]}</p>}
        {rinci && (
          <p className={classes.detail} lang="en">
            {rinci}
          </p>
        )}
      </div>
    </li>
  )
}
