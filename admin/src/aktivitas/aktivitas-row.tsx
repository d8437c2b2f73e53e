import { AKTIVITAS_JENIS_LABEL } from '@safar/shared/aktivitas/aksi'
import type { Aktivitas } from '@safar/shared/aktivitas/schema'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { formatJam } from '../ui/waktu.ts'
import classes from './aktivitas.module.css'
import { inisial, kalimatOf } from './kalimat.ts'

/** One thing that somebody did, as a sentence. */
export function AktivitasRow({ aktivitas }: { aktivitas: Aktivitas }) {
  const { waktu, aksi, jenis } = aktivitas
  const { siapa, kata, apa, ke, rinci } = kalimatOf(aktivitas)
  const isRefused = aksi === 'gagal-masuk'
  return (
    <li className={classes.row} data-refused={isRefused || undefined}>
      <time className={classes.time} dateTime={waktu}>
        {formatJam(Date.parse(waktu))}
      </time>
      <span className={classes.face} aria-hidden>
        {isRefused ? <IconLock size={16} /> : inisial(siapa)}
      </span>
      <p className={classes.said}>
        <b>{siapa}</b> {kata}{' '}
        {ke ? (
          <Link className={classes.link ?? ''} to={ke}>
            {apa}
          </Link>
        ) : (
          apa
        )}
        {rinci && <span className={classes.more}> · {rinci}</span>}
      </p>
      <span className={classes.kind}>{AKTIVITAS_JENIS_LABEL[jenis]}</span>
    </li>
  )
}
