import type { BulanButir } from '@safar/shared/content/keberangkatan/faset'
import { bulan as bulanPath } from '@safar/shared/platform/address/keberangkatan'
import { memo } from 'react'
import { Berangka } from '../components/berangka.tsx'
import styles from './garis-waktu.module.css'
import { bulanText, hargaSingkat, keberangkatanText } from './kata.ts'
import { HolidayBar, type LiburTampil } from './libur.tsx'

/** Blocks on top of each other in the fullest month. */
const PALING_TINGGI = 6

interface Props {
  bulan: readonly BulanButir[]
  dipilih: readonly string[]
  libur: readonly LiburTampil[]
  /** True if another filter than months is active: matches are then shown beside all. */
  disaring: boolean
  /** Without it, as where no script runs, each month links to its own page. */
  onPick?: ((bulan: string) => void) | undefined
}

/** Renders the timeline: a column for each month, a block for each departure or several. */
export const GarisWaktu = memo(function GarisWaktu({ bulan, dipilih, libur, disaring, onPick }: Props) {
  const most = Math.max(1, ...bulan.map(({ semua }) => semua))
  const per = Math.ceil(most / PALING_TINGGI)
  const tinggi = Math.ceil(most / per)
  return (
    <ul className={styles.bulan} data-dipilih={dipilih.length > 0 || undefined}>
      {bulan.map((each, index) => {
        const [nama = '', tahun = ''] = bulanText(each.bulan).split(' ')
        const mulai = each.mulai && hargaSingkat(each.mulai.harga, each.mulai.currency)
        const isTahun = index === 0 || each.bulan.endsWith('-01')
        const words = [keberangkatanText(each.semua), disaring && `${each.cocok} cocok`]
        const isi = (
          <>
            <Balok {...each} per={per} tinggi={tinggi} />
            <span>
              {isTahun ? `${nama.slice(0, 3)} ` : nama.slice(0, 3)}
              {isTahun && <small translate="no">{tahun}</small>}
            </span>
            <small>{each.semua === 0 ? '–' : <Berangka text={mulai || 'Menyusul'} />}</small>
            <span className="visually-hidden">
              , <Berangka text={words.filter(Boolean).join(', ')} />
            </span>
          </>
        )
        const holidays = libur.length > 0 && (
          <HolidayBar libur={libur} bulan={each.bulan} pertama={index === 0} />
        )
        if (each.semua === 0) {
          return (
            <li key={each.bulan}>
              <span>{isi}</span>
              {holidays}
            </li>
          )
        }
        return (
          <li key={each.bulan}>
            {onPick ? (
              <button
                type="button"
                aria-pressed={dipilih.includes(each.bulan)}
                data-bulan={each.bulan}
                onClick={() => onPick(each.bulan)}
              >
                {isi}
              </button>
            ) : (
              <a href={bulanPath(each.bulan)} data-bulan={each.bulan}>
                {isi}
              </a>
            )}
            {holidays}
          </li>
        )
      })}
    </ul>
  )
})

/**
 * Renders a column of blocks: matching departures are filled from the ground up, those with few seats left are red, the
 * rest is hollow.
 */
function Balok({ semua, cocok, hampirPenuh, per, tinggi }: BulanButir & { per: number; tinggi: number }) {
  const blocks = Math.ceil(semua / per)
  const filled = Math.ceil(cocok / per)
  const few = Math.ceil(hampirPenuh / per)
  return (
    <svg
      className={styles.balok}
      width="30"
      height={tinggi * 10}
      viewBox={`0 0 30 ${tinggi * 10}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: blocks }, (_, nth) => (
        <rect
          key={nth}
          x="1"
          y={(tinggi - nth) * 10 - 9}
          width="28"
          height="7"
          rx="2"
          className={nth < filled - few ? 'cocok' : nth < filled ? 'sedikit' : undefined}
        />
      ))}
    </svg>
  )
}
