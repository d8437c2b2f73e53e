import { Button, Text } from '@mantine/core'
import { kamarLabel } from '@safar/shared/content/paket/kamar'
import { BERANGKAT } from '@safar/shared/people/pendaftaran/berangkat'
import { NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import { ISIAN_LABEL, isianText } from '@safar/shared/people/pendaftaran/isian'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { mailUrl, phoneUrl } from '@safar/shared/platform/contact/chat'
import { formatTelepon, isTeleponBaku, TELEPON_TAK_BAKU } from '@safar/shared/platform/contact/telepon'
import { IconMail, IconPencil, IconPhone, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMay } from '../../../access/session/session-store.ts'
import { newBookingPath, pemesananPath } from '../../../platform/paths.ts'
import { formatWaktu } from '../../../platform/ui/waktu.ts'
import { ContactButton } from '../contact-button.tsx'
import { FoldedText } from '../folded-text.tsx'
import { JenisBadge } from '../jenis-badge.tsx'
import { StatusSelect } from '../status-select.tsx'
import { EditPendaftaranDialog } from './edit-dialog.tsx'
import classes from './rinci.module.css'
import { Tempo } from './tempo.tsx'

interface Props {
  pendaftaran: PendaftaranLengkap
  namaPaket: string
  /** The departure's day in words; empty without one. */
  hari: string
}

/** Renders the person, the departure, the status, and every way to contact them. */
export function Kepala({ pendaftaran, namaPaket, hari }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isStaff = useMay('staff')
  const { nama, telepon, email, jenis, kamar, jumlah_pax, gabungan, pemesanan } = pendaftaran
  const others = (name: 'telepon' | 'email') =>
    [...new Set(gabungan.map((one) => one[name]))].filter(
      (value) => value !== '' && value !== pendaftaran[name],
    )
  return (
    <section className={classes.card} aria-label="Pendaftar">
      <Kata pendaftaran={pendaftaran} />
      <div className={classes.kepala}>
        <div className={classes.siapa}>
          <Text fw={660}>{[namaPaket || NO_CHOICE, hari].filter(Boolean).join(' · ')}</Text>
          <Text size="sm" c="dimmed">
            {[jumlah_pax !== null && `${jumlah_pax} pax`, kamarLabel(kamar)].filter(Boolean).join(' · ')}
          </Text>
          {berangkatTeks(pendaftaran).map((line) => (
            <Text key={line} size="sm">
              {line}
            </Text>
          ))}
          {jenis !== 'daftar' && <JenisBadge jenis={jenis} />}
          <Tempo pendaftaran={pendaftaran} />
        </div>
        <div className={classes.status}>
          <StatusSelect pendaftaran={pendaftaran} />
        </div>
      </div>
      <dl className={classes.kontak}>
        {[telepon, ...others('telepon')].filter(Boolean).map((number) => (
          <div key={number}>
            <dt>Telepon</dt>
            <dd>
              <a href={phoneUrl(number)}>{formatTelepon(number)}</a>
              {!isTeleponBaku(number) && <small>{TELEPON_TAK_BAKU}</small>}
            </dd>
          </div>
        ))}
        {[email, ...others('email')].filter(Boolean).map((mail) => (
          <div key={mail}>
            <dt>Email</dt>
            <dd>
              <a href={mailUrl(mail)}>{mail}</a>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.tombol}>
        <ContactButton pendaftaran={pendaftaran} namaPaket={namaPaket} />
        {telepon && (
          <Button
            component="a"
            href={phoneUrl(telepon)}
            variant="default"
            leftSection={<IconPhone size={18} aria-hidden />}
            aria-label={`Telepon ${nama}`}
          >
            Telepon
          </Button>
        )}
        {telepon && email && (
          <Button
            component="a"
            href={mailUrl(email)}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
            aria-label={`Kirim email kepada ${nama}`}
          >
            Email
          </Button>
        )}
        {pemesanan ? (
          <Button
            component={Link}
            to={pemesananPath(pemesanan.id)}
            leftSection={<IconReceipt size={18} aria-hidden />}
          >
            Buka pemesanan {pemesanan.kode}
          </Button>
        ) : (
          isStaff && (
            <Button
              component={Link}
              to={newBookingPath(pendaftaran.id)}
              leftSection={<IconReceipt size={18} aria-hidden />}
            >
              Jadikan pemesanan
            </Button>
          )
        )}
        {isStaff && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Ubah data
          </Button>
        )}
      </div>
      <EditPendaftaranDialog pendaftaran={pendaftaran} opened={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

/** Renders the person's own words above anything that the office noted. */
function Kata({ pendaftaran: { nama, catatan, created_at, gabungan } }: { pendaftaran: PendaftaranLengkap }) {
  const words = [{ id: 0, catatan, created_at }, ...gabungan].filter((one) => one.catatan !== '')
  return words.map((one) => (
    <blockquote key={one.id} className={classes.kata}>
      <FoldedText text={`“${one.catatan}”`} label={`tulisan ${nama}`} />
      <Text size="sm" c="dimmed">
        {formatWaktu(one.created_at)}
      </Text>
    </blockquote>
  ))
}

/** Returns who travels and what they need, line by line; empty fields are left out. */
function berangkatTeks(pendaftaran: PendaftaranLengkap): string[] {
  return BERANGKAT.filter((name) => pendaftaran[name] !== '').map(
    (name) => `${ISIAN_LABEL[name]}: ${isianText(name, pendaftaran[name])}`,
  )
}
