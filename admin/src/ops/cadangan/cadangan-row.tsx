import { Text } from '@mantine/core'
import type { Cadangan } from '@safar/shared/ops/cadangan/cadangan-schema'
import { ALASAN_CADANGAN_LABEL, KEADAAN_CADANGAN_LABEL } from '@safar/shared/ops/cadangan/keadaan'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { sentence } from '../../platform/ui/sentence.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './cadangan.module.css'
import { besarText } from './words.ts'

const TONE: Record<Cadangan['keadaan'], Tone> = { berjalan: 'waiting', baik: 'done', gagal: 'bad' }

/** Renders one backup: its time, its cause, and its result. */
export function CadanganRow({ cadangan }: { cadangan: Cadangan }) {
  const { nama, keadaan, sebab, alasan, rinci, disisihkan, mulai_pada, dilepas_pada } = cadangan
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
        {disisihkan.jumlah > 0 && !dilepas_pada && <Aside {...disisihkan} />}
        {rinci && (
          <p className={classes.detail} lang="en">
            {rinci}
          </p>
        )}
      </div>
    </li>
  )
}

/** Renders the rows set aside in a backup, by name: the server's operator mends them. */
function Aside({ jumlah, baris }: Cadangan['disisihkan']) {
  const rest = jumlah - baris.length
  return (
    <details className={classes.aside}>
      <summary>
        {jumlah.toLocaleString('id-ID')} baris rusak disisihkan: tidak ikut kembali saat dipulihkan
      </summary>
      <ul lang="en">
        {baris.map(({ tabel, kunci, sebab }) => (
          <li key={`${tabel} ${kunci} ${sebab}`}>
            {tabel} {kunci}: {sebab}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>dan {rest.toLocaleString('id-ID')} lagi</p>}
    </details>
  )
}
