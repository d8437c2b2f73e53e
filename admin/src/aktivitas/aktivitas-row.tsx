import { AKTIVITAS_JENIS_LABEL, AKTIVITAS_KELOMPOK_LABEL, kelompokOf } from '@safar/shared/aktivitas/aksi'
import type { Aktivitas } from '@safar/shared/aktivitas/schema'
import { IconEye, IconLock, IconPlugConnected, IconServer } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { formatJam } from '../ui/waktu.ts'
import classes from './aktivitas.module.css'
import { inisial, kalimatOf } from './kalimat.ts'

/** One thing that somebody did, as a sentence. */
export function AktivitasRow({ aktivitas }: { aktivitas: Aktivitas }) {
  const { waktu, aksi, jenis } = aktivitas
  const { siapa, kata, apa, ke, rinci } = kalimatOf(aktivitas)
  const isRefused = aksi === 'gagal-masuk'
  const isPrivate = kelompokOf(aktivitas) === 'data-pribadi'
  return (
    <li className={classes.row} data-marked={isRefused || isPrivate || undefined}>
      <time className={classes.time} dateTime={waktu}>
        {formatJam(Date.parse(waktu))}
      </time>
      <span className={classes.face} aria-hidden>
        <Face aktivitas={aktivitas} initials={inisial(siapa)} />
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
      <span className={classes.kind}>
        {isPrivate && <IconEye size={16} aria-hidden />}
        {isPrivate
          ? `${AKTIVITAS_KELOMPOK_LABEL['data-pribadi']}: ${AKTIVITAS_JENIS_LABEL[jenis]}`
          : AKTIVITAS_JENIS_LABEL[jenis]}
      </span>
    </li>
  )
}

/** Whoever did it, at a glance: two letters of a person, or that it was none. */
function Face({
  aktivitas: { aksi, akun_id, token_id, oleh },
  initials,
}: {
  aktivitas: Aktivitas
  initials: string
}) {
  if (aksi === 'gagal-masuk') return <IconLock size={16} />
  if (token_id !== null) return <IconPlugConnected size={16} />
  return akun_id === null && oleh === '' ? <IconServer size={16} /> : initials
}
