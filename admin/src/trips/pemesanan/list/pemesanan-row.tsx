import type { Role } from '@safar/shared/access/session/session-schema'
import { daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { isWaiting } from '@safar/shared/trips/pemesanan/next-action'
import type { PemesananRingkas } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { pemesananPath } from '../../../platform/paths.ts'
import { BookingState } from '../booking-state.tsx'
import { Contact } from '../contact.tsx'
import { hariLagi, sampaiText } from '../departure-text.ts'
import classes from './pemesanan-list.module.css'

interface Props {
  booking: PemesananRingkas
  /** The role of the reader: what waits for it is marked. */
  role: Role
  today: string
}

/** Renders one booking in a line: who booked, the departure, people, total, state, and the next step. */
export const PemesananRow = memo(function PemesananRow({ booking, role, today }: Props) {
  const { id, kode, pemesan, paket, jumlah_peserta, tanpa_jamaah, total, mata_uang, status } = booking
  const { berikutnya } = booking
  const { search } = useLocation()
  const { tanggal_keberangkatan: hari } = paket
  const isLate = berikutnya !== null && daysBetween(today, berikutnya.sampai) < 0
  const urgency = isWaiting(berikutnya, { role, today }) ? (isLate ? 'late' : 'now') : undefined
  return (
    <li className={classes.row} data-id={id}>
      <span className={classes.who}>
        <Link className={classes.nama} to={{ pathname: pemesananPath(id), search }} data-row-link>
          {pemesan.nama}
        </Link>
        <span className={classes.dua}>{kode}</span>
      </span>
      <span className={classes.what}>
        <span className={classes.satu} title={paket.nama_paket}>
          {paket.nama_paket}
        </span>
        <span className={classes.dua}>
          {[hari && formatTanggalSingkat(hari), hariLagi(hari, today)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes.people}>
        <span className={classes.satu}>{jumlah_peserta} orang</span>
        <span className={classes.dua}>
          {tanpa_jamaah > 0 ? `${tanpa_jamaah} belum terisi` : 'semua terisi'}
        </span>
      </span>
      <span className={classes.total}>{sumText(total, mata_uang)}</span>
      <span className={classes.status}>
        <BookingState status={status} />
      </span>
      <span className={classes.next} data-urgency={urgency}>
        {urgency === 'late' && <IconAlertCircle size={18} aria-hidden />}
        {urgency === 'now' && <IconAlertTriangle size={18} aria-hidden />}
        <span className={berikutnya ? classes.satu : classes.dua}>
          {berikutnya?.teks ?? 'Tidak ada lagi'}
        </span>
        <span className={classes.dua}>{berikutnya && sampaiText(berikutnya.sampai, today)}</span>
      </span>
      <span className={classes.actions}>
        <Contact booking={booking} isIcon />
      </span>
    </li>
  )
})
