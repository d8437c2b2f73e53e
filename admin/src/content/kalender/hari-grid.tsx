import { formatBulan, formatTanggal } from '@safar/shared/platform/format/tanggal'
import { type Libur, liburPada } from '@safar/shared/settings/pengaturan/libur'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { datedPaketPath } from '../../platform/paths.ts'
import type { Bulan, Rentang } from './bulan.ts'
import classes from './kalender.module.css'

const HARI = [
  ['Sen', 'Senin'],
  ['Sel', 'Selasa'],
  ['Rab', 'Rabu'],
  ['Kam', 'Kamis'],
  ['Jum', 'Jumat'],
  ['Sab', 'Sabtu'],
  ['Min', 'Minggu'],
] as const

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface Props {
  bulan: Bulan
  today: string
  /** The trip in focus, where it touches this month. */
  trip: Rentang | null
}

/** Renders a month as a table of days: departures, holidays, and links that add a package on a day that lies ahead. */
export function HariGrid({ bulan, today, trip }: Props) {
  const [current, setCurrent] = useState('')
  const leaving = new Map(bulan.hari.map(({ tanggal, paket }) => [tanggal, paket.length]))
  const first = bulan.mulai < today ? today : bulan.mulai
  // The tab stop of yesterday is none today.
  const stop = current && current >= first ? current : first

  // One tab stop, arrows within: a year would have 365 of them.
  function move(event: KeyboardEvent<HTMLTableElement>): void {
    const days = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-hari]')]
    const at = days.findIndex((day) => day.dataset.hari === current)
    const step = STEPS[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : step && at + step
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    days[next]?.focus()
  }

  return (
    <table className={classes.grid} onKeyDown={move}>
      <caption className={classes.unseen}>Hari dalam {formatBulan(bulan.mulai)}</caption>
      <thead>
        <tr>
          {HARI.map(([short, whole]) => (
            <th key={short} scope="col" abbr={whole}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bulan.pekan.map((pekan, index) => (
          <tr key={index}>
            {pekan.map((tanggal, day) =>
              tanggal === null ? (
                <td key={day} />
              ) : (
                <HariCell
                  key={tanggal}
                  tanggal={tanggal}
                  count={leaving.get(tanggal) ?? 0}
                  libur={liburPada(bulan.libur, tanggal, tanggal)}
                  today={today}
                  isTrip={trip !== null && tanggal >= trip.mulai && tanggal <= trip.selesai}
                  isStop={tanggal === stop}
                  onFocus={() => setCurrent(tanggal)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  tanggal: string
  count: number
  libur: readonly Libur[]
  today: string
  isTrip: boolean
  isStop: boolean
  onFocus: () => void
}

function HariCell({ tanggal, count, libur, today, isTrip, isStop, onFocus }: CellProps) {
  const nomor = Number(tanggal.slice(8))
  const facts = [
    formatTanggal(tanggal),
    count > 0 && `${count} keberangkatan`,
    ...libur.map(({ nama }) => nama),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <td data-trip={isTrip || undefined} data-today={tanggal === today || undefined}>
      {tanggal < today ? (
        <span className={classes.day} data-leaves={count > 0 || undefined} data-past>
          <span aria-hidden>{nomor}</span>
          <span className={classes.unseen}>{facts}</span>
        </span>
      ) : (
        <Link
          className={classes.day ?? ''}
          to={datedPaketPath(tanggal)}
          aria-label={`${facts}. Tambah paket`}
          title={`Tambah paket ${formatTanggal(tanggal)}`}
          data-hari={tanggal}
          data-leaves={count > 0 || undefined}
          tabIndex={isStop ? 0 : -1}
          onFocus={onFocus}
        >
          <span className={classes.number}>{nomor}</span>
          <span className={classes.plus} aria-hidden>
            +
          </span>
        </Link>
      )}
      <span className={classes.bars} aria-hidden>
        {libur.slice(0, 2).map(({ nama, jenis, mulai }) => (
          <span key={`${mulai} ${nama}`} className={classes.bar} data-jenis={jenis} />
        ))}
      </span>
    </td>
  )
}
