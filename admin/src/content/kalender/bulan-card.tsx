import { Button, Card } from '@mantine/core'
import { formatBulan, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { JENIS_LIBUR_LABEL } from '@safar/shared/settings/pengaturan/libur'
import { IconPhoto } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import type { Bulan, Rentang } from './bulan.ts'
import { HariGrid } from './hari-grid.tsx'
import classes from './kalender.module.css'
import { KeberangkatanList, type OnTrip } from './keberangkatan-list.tsx'

interface Props {
  bulan: Bulan
  today: string
  /** True to fold the days; false on a phone, where months stand one below another. */
  isFolded: boolean
  trip: Rentang | null
  onTrip: OnTrip
  onPoster: (bulan: string) => void
}

/** Renders a month: its days, its holidays by name, and its departures with their seats. */
export const BulanCard = memo(function BulanCard({ bulan, today, isFolded, trip, onTrip, onPoster }: Props) {
  const id = useId()
  const nama = formatBulan(bulan.mulai)
  const count = bulan.hari.reduce((sum, { paket }) => sum + paket.length, 0)
  // A poster shows what visitors can book from today on, and nothing else.
  const hasPoster = bulan.hari.some(
    ({ tanggal, paket }) => tanggal >= today && paket.some(({ status }) => status === 'terbit'),
  )
  return (
    <Card
      component="section"
      padding={0}
      className={classes.month ?? ''}
      data-folded={isFolded || undefined}
      aria-labelledby={id}
    >
      <div className={classes.head}>
        <h2 id={id}>{nama}</h2>
        <span>{count > 0 ? `${count} keberangkatan` : 'Tidak ada keberangkatan'}</span>
        {hasPoster && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={`Poster ${nama}`}
            leftSection={<IconPhoto size={18} aria-hidden />}
            onClick={() => onPoster(bulan.mulai.slice(0, 7))}
          >
            Poster
          </Button>
        )}
      </div>
      <HariGrid bulan={bulan} today={today} trip={trip} />
      {bulan.libur.length > 0 && (
        <ul className={classes.holidays} aria-label={`Libur ${nama}`}>
          {bulan.libur.map(({ nama: libur, jenis, mulai, selesai }) => (
            <SafeRow key={`${mulai} ${selesai} ${libur}`} of={`${mulai} ${selesai} ${libur}`} name={libur}>
              {() => (
                <li>
                  <span className={classes.bar} data-jenis={jenis} aria-hidden />
                  <span>
                    <strong>{libur}</strong>{' '}
                    {JENIS_LIBUR_LABEL[jenis] !== libur && `${JENIS_LIBUR_LABEL[jenis]}, `}
                    {formatTanggalSingkat(mulai)}
                    {selesai > mulai && ` – ${formatTanggalSingkat(selesai)}`}
                  </span>
                </li>
              )}
            </SafeRow>
          ))}
        </ul>
      )}
      {count > 0 && (
        <KeberangkatanList hari={bulan.hari} today={today} label={`Keberangkatan ${nama}`} onTrip={onTrip} />
      )}
    </Card>
  )
})
