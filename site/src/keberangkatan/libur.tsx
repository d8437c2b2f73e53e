import { bulanBerikut } from '@safar/shared/content/keberangkatan/pilihan'
import { addDays, daysBetween, formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { liburPada } from '@safar/shared/settings/pengaturan/libur'
import { Berangka } from '../components/berangka.tsx'
import styles from './libur.module.css'

/** A holiday or season as the search shows it. */
export interface LiburTampil {
  nama: string
  mulai: string
  selesai: string
  jenis: string
}

const akhirBulan = (bulan: string) => addDays(`${bulanBerikut(bulan)}-01`, -1)

/** Renders a month's holidays as thin bars by their days; each is named where it begins, or where the line does. */
export function HolidayBar(props: { libur: readonly LiburTampil[]; bulan: string; pertama: boolean }) {
  const { bulan, pertama } = props
  const [first, last] = [`${bulan}-01`, akhirBulan(bulan)]
  const days = daysBetween(first, last) + 1
  const here = liburPada(props.libur, first, last)
  const names = here.filter(({ mulai }) => pertama || mulai >= first).map(({ nama }) => nama)
  return (
    <span className={styles.libur}>
      <svg width="100%" height="4" aria-hidden="true">
        {here.map(({ nama, mulai, selesai, jenis }) => {
          const from = Math.max(0, daysBetween(first, mulai))
          const to = Math.min(days, daysBetween(first, selesai) + 1)
          const percent = (part: number) => `${Math.round((part / days) * 100)}%`
          return (
            <rect
              key={nama + mulai}
              x={percent(from)}
              width={percent(to - from)}
              height="4"
              data-jenis={jenis}
            />
          )
        })}
      </svg>
      <small translate="no">{names.join(', ')}</small>
    </span>
  )
}

/** Renders a month's holidays in words: `Libur akhir tahun 19 Des – 2 Jan`. */
export function LiburBulan({ libur, bulan }: { libur: readonly LiburTampil[]; bulan: string }) {
  const here = liburPada(libur, `${bulan}-01`, akhirBulan(bulan))
  if (here.length === 0) return null
  const day = (tanggal: string) => formatTanggalSingkat(tanggal).replace(/ \d{4}$/, '')
  return (
    <p className={styles.bulan}>
      <Berangka
        text={here.map(({ nama, mulai, selesai }) => `${nama} ${day(mulai)} – ${day(selesai)}`).join(' · ')}
      />
    </p>
  )
}
