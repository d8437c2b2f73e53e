import { ActionIcon } from '@mantine/core'
import { kamarLabel } from '@safar/shared/content/paket/kamar'
import { NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import { JENIS_LABEL } from '@safar/shared/people/pendaftaran/jenis'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { IconNote, IconReceipt, IconReceiptFilled, IconUsers } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useMay } from '../../access/session/session-store.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { PickBox } from '../../records/list/pick-box.tsx'
import { berikutnya, kontakText } from './berikutnya.ts'
import { bookingPath } from './booking-path.ts'
import { CatatanDialog } from './catatan-dialog.tsx'
import { ContactButton } from './contact-button.tsx'
import classes from './pendaftaran.module.css'
import { rinciPath } from './rinci/rinci-path.ts'
import { StatusSelect } from './status-select.tsx'

interface Props {
  pendaftaran: Pendaftaran
  /** The package's name; empty where none was chosen. */
  namaPaket: string
  /** The departure's day in words; empty without one. */
  hari: string
  isPicked: boolean
  /** True while its detail stands beside the list. */
  isOpen: boolean
  onPick: (id: number, isPicked: boolean, isRange: boolean) => void
}

/** Renders one registration in a line: name, departure, status, next step with who is responsible, and last contact. */
export const PendaftaranRow = memo(function PendaftaranRow(props: Props) {
  const { pendaftaran, namaPaket, hari, isPicked, isOpen, onPick } = props
  const { id, nama, jenis, kamar, jumlah_pax, created_at, catatan_admin } = pendaftaran
  const { petugas, petugas_id, kembar, gabung_ke, pemesanan } = pendaftaran
  const { search } = useLocation()
  const [isNoting, setNoting] = useState(false)
  const isStaff = useMay('staff')
  const next = berikutnya(pendaftaran, hariIni())
  const book = bookingPath(pendaftaran)
  const bookWords = pemesanan ? `Buka pemesanan ${pemesanan.kode}` : 'Jadikan pemesanan'
  const [kapan, cara] = kontakText(pendaftaran)
  const oleh = petugas_id === null ? 'Tanpa penanggung jawab' : petugas
  const rinci = [
    jenis !== 'daftar' && JENIS_LABEL[jenis],
    jumlah_pax !== null && `${jumlah_pax} pax`,
    kamarLabel(kamar),
    formatWaktu(created_at),
  ]
  return (
    <li
      className={classes.row}
      data-open={isOpen || undefined}
      data-picked={isPicked || undefined}
      data-id={id}
    >
      {isStaff && (
        <span className={classes.box}>
          <PickBox
            label={`Pilih ${nama}`}
            isPicked={isPicked}
            onPick={(picked, isRange) => onPick(id, picked, isRange)}
          />
        </span>
      )}
      <span className={classes.who}>
        <span className={classes.satu}>
          <Link
            className={classes.nama}
            to={{ pathname: rinciPath(id), search }}
            aria-current={isOpen ? 'true' : undefined}
            data-row-link
            title={nama}
          >
            {nama}
          </Link>
          {kembar > 0 && (
            <Link
              className={classes.kembar}
              to={{ pathname: rinciPath(id), search }}
              aria-label={`Kemungkinan ganda: ${nama}`}
              title="Kemungkinan ganda"
            >
              <IconUsers size={15} aria-hidden />
              Ganda?
            </Link>
          )}
          {gabung_ke !== null && <Link to={rinciPath(gabung_ke)}>Sudah digabung, buka gabungannya</Link>}
        </span>
        <span className={classes.dua}>{rinci.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={classes.what}>
        <span className={classes.satu} title={namaPaket || NO_CHOICE}>
          {namaPaket || NO_CHOICE}
        </span>
        <span className={classes.dua}>{hari}</span>
      </span>
      <span className={classes.status}>
        <StatusSelect pendaftaran={pendaftaran} size="xs" />
      </span>
      <span className={classes.next}>
        <span className={classes.satu} data-due={next.isDue || undefined} title={next.langkah}>
          {[next.kapan, next.langkah].filter(Boolean).join(' · ')}
        </span>
        <span className={classes.dua}>{oleh}</span>
      </span>
      <span className={classes.last}>
        <span className={classes.satu}>{kapan}</span>
        <span className={classes.dua}>{cara}</span>
      </span>
      <span className={classes.actions}>
        <ContactButton pendaftaran={pendaftaran} namaPaket={namaPaket} isIcon />
        {book !== null && (isStaff || pemesanan) && (
          <ActionIcon
            component={Link}
            to={book}
            className={classes.book ?? ''}
            variant="subtle"
            c={pemesanan ? 'var(--e700)' : 'var(--muted)'}
            size={34}
            aria-label={`${bookWords}: ${nama}`}
            title={bookWords}
          >
            {pemesanan ? <IconReceiptFilled size={20} aria-hidden /> : <IconReceipt size={20} aria-hidden />}
          </ActionIcon>
        )}
        {isStaff && (
          <ActionIcon
            variant="subtle"
            c={catatan_admin ? 'var(--haji)' : 'var(--muted)'}
            size={34}
            aria-label={`Catatan tentang ${nama}`}
            title={catatan_admin ? `Catatan: ${catatan_admin.slice(0, NOTE_SHOWN)}` : 'Tulis catatan'}
            onClick={() => setNoting(true)}
          >
            <IconNote size={20} aria-hidden />
          </ActionIcon>
        )}
      </span>
      <CatatanDialog pendaftaran={pendaftaran} opened={isNoting} onClose={() => setNoting(false)} />
    </li>
  )
})

/** Letters of a note that its button says under a pointer. */
const NOTE_SHOWN = 200
