import { Button } from '@mantine/core'
import { cardKursi } from '@safar/shared/content/paket/card'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatTanggalRingkas, formatTanggalSingkat, namaHari } from '@safar/shared/platform/format/tanggal'
import { isPublic } from '@safar/shared/records/noun/states'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { StateDot } from '../../records/list/state-dot.tsx'
import { statusNote } from '../../records/list/states.ts'
import type { PaketRow } from '../paket/list/use-paket-rows.ts'
import { type Hari, type Rentang, rentangOf } from './bulan.ts'
import classes from './kalender.module.css'
import { kotaOfPaket } from './pilihan.ts'

/** The most packages shown of a day, and of a month, before a press shows the rest. */
const MOST_DAY = 3
const MOST_MONTH = 12

export type OnTrip = (trip: Rentang | null) => void

interface Props {
  hari: readonly Hari[]
  today: string
  /** The list's accessible name. */
  label: string
  onTrip: OnTrip
}

/** Renders the days of a month on which packages depart, the first of them until a press shows all. */
export function KeberangkatanList({ hari, today, label, onTrip }: Props) {
  const [isWhole, setWhole] = useState(false)
  const shown: Hari[] = []
  let rows = 0
  for (const day of hari) {
    if (!isWhole && rows >= MOST_MONTH) break
    shown.push(day)
    rows += Math.min(day.paket.length, MOST_DAY)
  }
  const rest = hari.slice(shown.length).reduce((sum, { paket }) => sum + paket.length, 0)
  return (
    <>
      <ol className={classes.days} aria-label={label}>
        {shown.map((day) => (
          <SafeRow key={day.tanggal} of={day} name={day.tanggal}>
            <DayRow day={day} today={today} onTrip={onTrip} />
          </SafeRow>
        ))}
      </ol>
      {(rest > 0 || isWhole) && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.more ?? ''}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Ringkas' : `${rest} keberangkatan lagi`}
        </Button>
      )}
    </>
  )
}

function DayRow({ day: { tanggal, paket }, today, onTrip }: { day: Hari; today: string; onTrip: OnTrip }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? paket : paket.slice(0, MOST_DAY)
  return (
    <li className={classes.dayRow}>
      <time className={classes.date} dateTime={tanggal}>
        <strong>{Number(tanggal.slice(8))}</strong>
        <span>{namaHari(tanggal).slice(0, 3)}</span>
      </time>
      <ul className={classes.chips}>
        {shown.map((item) => (
          <SafeRow key={item.id} of={item} name={item.nama_paket} to={editPath('paket', item.slug)}>
            {() => <Chip paket={item} today={today} onTrip={onTrip} />}
          </SafeRow>
        ))}
        {paket.length > MOST_DAY && (
          <li>
            <Button
              variant="default"
              size="compact-md"
              aria-expanded={isWhole}
              aria-label={
                isWhole
                  ? `Ringkas ${formatTanggalRingkas(tanggal)}`
                  : `${paket.length - MOST_DAY} keberangkatan lagi pada ${formatTanggalRingkas(tanggal)}`
              }
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? 'Ringkas' : `+${paket.length - MOST_DAY}`}
            </Button>
          </li>
        )}
      </ul>
    </li>
  )
}

function Chip({ paket, today, onTrip }: { paket: PaketRow; today: string; onTrip: OnTrip }) {
  const { tone, text } = cardKursi(paket, today)
  const trip = rentangOf(paket)
  const state = statusNote(paket)
  const until = trip.selesai > trip.mulai && `sampai ${formatTanggalSingkat(trip.selesai)}`
  const facts = [paket.durasi, until, kotaOfPaket(paket)].filter(Boolean).join(' · ')
  return (
    <li
      className={classes.chip}
      data-tone={isPublic(paket) ? tone : 'draft'}
      onPointerEnter={() => onTrip(trip)}
      onPointerLeave={() => onTrip(null)}
      onFocus={() => onTrip(trip)}
      onBlur={() => onTrip(null)}
    >
      <Link to={editPath('paket', paket.slug)}>{paket.nama_paket}</Link>
      <span className={classes.seats}>
        {state && <StateDot status={paket.status}>{state}</StateDot>}
        <span className={classes.kursi}>{tone === 'few' ? `${text}, hampir penuh` : text}</span>
      </span>
      <span className={classes.facts}>{facts}</span>
    </li>
  )
}
