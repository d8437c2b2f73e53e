import { ActionIcon } from '@mantine/core'
import type { Aktivitas } from '@safar/shared/accounts/aktivitas/aktivitas-schema'
import {
  AKTIVITAS_JENIS_LABEL,
  AKTIVITAS_KELOMPOK_LABEL,
  kelompokOf,
} from '@safar/shared/records/riwayat/aktivitas-aksi'
import {
  IconChevronDown,
  IconChevronUp,
  IconEye,
  IconLock,
  IconPlugConnected,
  IconServer,
} from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { formatJam } from '../../platform/ui/waktu.ts'
import classes from './aktivitas.module.css'
import { bedaOf, inisial, kalimatOf } from './kalimat.ts'

const Perbedaan = lazyPart(async () => ({ default: (await import('./perbedaan.tsx')).Perbedaan }))

/** Renders one entry of the activity log as a sentence. */
export function AktivitasRow({ aktivitas }: { aktivitas: Aktivitas }) {
  const { waktu, aksi, jenis } = aktivitas
  const { siapa, kata, apa, ke, rinci } = kalimatOf(aktivitas)
  const isRefused = aksi === 'gagal-masuk'
  const isPrivate = kelompokOf(aktivitas) === 'data-pribadi'
  const dataId = bedaOf(aktivitas)
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
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
      {dataId !== null && (
        <>
          <ActionIcon
            className={classes.open ?? ''}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Perbedaan: ${[siapa, kata, apa].filter(Boolean).join(' ')}, ${formatJam(Date.parse(waktu))}`}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
          </ActionIcon>
          <div id={panel} className={classes.beda} hidden={!isOpen}>
            {isOpen && (
              <Suspense fallback={null}>
                <Perbedaan jenis={jenis} id={dataId} waktu={waktu} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </li>
  )
}

/** The avatar of an entry: two initials of a person, or an icon for a program or nobody. */
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
