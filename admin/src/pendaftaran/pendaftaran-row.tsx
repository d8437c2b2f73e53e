import { ActionIcon, Text } from '@mantine/core'
import { kamarLabel } from '@safar/shared/paket/kamar'
import { NO_CHOICE } from '@safar/shared/pendaftaran/form-fields'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { formatTelepon } from '@safar/shared/telepon'
import { IconNote, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useFromList } from '../list/from-list.ts'
import { useMay } from '../session/session-store.ts'
import { formatWaktu } from '../ui/waktu.ts'
import { CatatanDialog } from './catatan-dialog.tsx'
import { ContactButton } from './contact-button.tsx'
import { FoldedText } from './folded-text.tsx'
import { JenisBadge } from './jenis-badge.tsx'
import classes from './pendaftaran.module.css'
import { Persetujuan } from './persetujuan.tsx'
import { Promo } from './promo.tsx'
import { PromoDialog } from './promo-dialog.tsx'
import { rinciPath } from './rinci/rinci-path.ts'
import { Tempo } from './rinci/tempo.tsx'
import { StatusSelect } from './status-select.tsx'

interface Props {
  pendaftaran: Pendaftaran
  /** Empty where none was chosen. */
  namaPaket: string
}

/** One person: who, for which package, how far, and the next step. */
export function PendaftaranRow({ pendaftaran, namaPaket }: Props) {
  const { kode, nama, jenis, email, telepon, kamar, jumlah_pax, catatan, catatan_admin, created_at } =
    pendaftaran
  const { petugas, kembar, gabung_ke } = pendaftaran
  const daftar = useFromList()
  const [dialog, setDialog] = useState<'catatan' | 'promo' | null>(null)
  const isStaff = useMay('staff')
  const close = () => setDialog(null)
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Link className={classes.nama} to={rinciPath(pendaftaran.id)} state={daftar}>
          {nama}
        </Link>
        <Text size="sm" c="dimmed">
          {[email, formatTelepon(telepon)].filter(Boolean).join(' · ')}
        </Text>
        {petugas && (
          <Text size="sm" c="dimmed">
            {pendaftaran.petugas_id === null ? `Belum ada petugas (dulu ${petugas})` : `Petugas: ${petugas}`}
          </Text>
        )}
        <div className={classes.tanda}>
          <Tempo pendaftaran={pendaftaran} />
          {kembar > 0 && (
            <Link
              className={classes.kembar}
              to={rinciPath(pendaftaran.id)}
              state={daftar}
              aria-label={`Mungkin kembar: ${nama}`}
            >
              <IconUsers size={16} aria-hidden />
              Mungkin kembar
            </Link>
          )}
        </div>
        {gabung_ke !== null && <Link to={rinciPath(gabung_ke)}>Sudah digabung, buka gabungannya</Link>}
      </div>
      <div className={classes.what}>
        <Text>{namaPaket || NO_CHOICE}</Text>
        {jenis !== 'daftar' && <JenisBadge jenis={jenis} />}
        <Text size="sm" c="dimmed">
          {[formatWaktu(created_at), jumlah_pax !== null && `${jumlah_pax} pax`, kamarLabel(kamar)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {kode}
        </Text>
      </div>
      <StatusSelect pendaftaran={pendaftaran} />
      <div className={classes.actions}>
        <ContactButton pendaftaran={pendaftaran} namaPaket={namaPaket} />
        {isStaff && (
          <ActionIcon
            variant="subtle"
            c="var(--muted)"
            size={40}
            aria-label={`Catatan tentang ${nama}`}
            onClick={() => setDialog('catatan')}
          >
            <IconNote size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.notes}>
        {catatan && <FoldedText text={`“${catatan}”`} label={`catatan ${nama}`} />}
        {catatan_admin && (
          <FoldedText text={catatan_admin} label={`catatan staf tentang ${nama}`} prefix="Staf:" />
        )}
        {isStaff && <Persetujuan pendaftaran={pendaftaran} />}
        <Promo pendaftaran={pendaftaran} onWithdraw={() => setDialog('promo')} />
      </div>
      <CatatanDialog pendaftaran={pendaftaran} opened={dialog === 'catatan'} onClose={close} />
      <PromoDialog pendaftaran={pendaftaran} opened={dialog === 'promo'} onClose={close} />
    </li>
  )
}
