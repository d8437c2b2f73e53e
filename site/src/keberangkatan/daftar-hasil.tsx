import type { Baris, Hasil } from '@safar/shared/content/keberangkatan/filter-rows'
import type { Urut } from '@safar/shared/content/keberangkatan/pilihan'
import type { Kamar } from '@safar/shared/content/paket/kamar'
import { bulan as bulanPath } from '@safar/shared/platform/address/keberangkatan'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { memo, useRef } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { SafeCard } from '../components/safe-card.tsx'
import { gambarKecil, hariPendek } from '../paket/banding/chosen.ts'
import { CompareTick } from '../paket/banding/compare-tick.tsx'
import type { Chosen } from '../paket/banding/pilihan.ts'
import { Butir, ButirNama } from './butir.tsx'
import styles from './cari.module.css'
import '../layouts/lay-out-later.css'
import { bulanText, hargaSingkat, keberangkatanText } from './kata.ts'
import { LiburBulan, type LiburTampil } from './libur.tsx'

/** The departures shown at once; a button shows more. */
export const SEKALI = 24

/** The layout of the results: cards or rows. */
export type ViewMode = 'kartu' | 'baris'

interface DaftarProps {
  today: string
  host: string
  /** Name of a departure's picture; undefined while that is not known. */
  posterOf: (slug: string) => string | undefined
  /** The number of departures shown. */
  banyak: number
  lihat: ViewMode
  /** Holidays and seasons, from the settings. */
  libur: readonly LiburTampil[]
  hasil: Hasil
  urut: Urut
  kamar: Kamar
  orang: number
  /** Without it, as where no script runs, pages of months show the rest. */
  onBanyak: (() => void) | undefined
}

/** Renders the results, memoised. */
export const DaftarHasil = memo(function DaftarHasil(props: DaftarProps) {
  const { hasil, urut, kamar, orang, today, host, posterOf, banyak, lihat, libur, onBanyak } = props
  const shown = hasil.list.slice(0, banyak)
  const tempat = useRef<HTMLDivElement>(null)
  const groups = urut === 'tanggal' ? perBulan(shown) : [{ bulan: null, list: shown }]
  const whole = (bulan: string) => hasil.list.filter((each) => each.bulan === bulan).length
  const items = (list: readonly Baris[], isFirst: boolean) => (
    <ul className={styles.daftar}>
      {list.map((baris, index) => (
        <li key={baris.slug}>
          <SafeCard of={baris} instead={<ButirNama keberangkatan={baris} />}>
            <Butir
              keberangkatan={baris}
              poster={posterOf(baris.slug)}
              kamar={kamar}
              orang={orang}
              today={today}
              host={host}
              first={isFirst && index === 0}
              // Its whole first group, so that no card moves once the others come.
              fold={isFirst && index === list.length - 1}
              centang={<TickPaket baris={baris} kamar={kamar} poster={posterOf(baris.slug)} host={host} />}
            />
          </SafeCard>
        </li>
      ))}
    </ul>
  )
  const next = onBanyak ? null : hasil.list[banyak]
  return (
    <div ref={tempat} data-lihat={lihat} className={styles.bulan}>
      {groups.map(({ bulan, list }, index) => (
        <section
          key={bulan ?? 'semua'}
          aria-labelledby={bulan === null ? undefined : `b-${bulan || 'menyusul'}`}
          // Of a page that was just opened; what a visitor asked for is laid out at once.
          data-nanti={(!onBanyak && index > 0) || undefined}
        >
          {bulan !== null && (
            <h3 id={`b-${bulan || 'menyusul'}`}>
              <Berangka text={bulan ? bulanText(bulan) : 'Tanggal menyusul'} />{' '}
              <span>
                <Berangka text={keberangkatanText(whole(bulan))} />
              </span>
            </h3>
          )}
          {bulan && <LiburBulan libur={libur} bulan={bulan} />}
          {items(list, index === 0)}
          {!onBanyak && bulan && whole(bulan) > list.length && (
            <a className="btn btn--line" href={bulanPath(bulan)}>
              <Berangka text={`Semua ${keberangkatanText(whole(bulan))} ${bulanText(bulan)}`} />
            </a>
          )}
        </section>
      ))}
      {next?.bulan && groups.at(-1)?.bulan !== next.bulan && (
        <a className="btn btn--line" href={bulanPath(next.bulan)}>
          <Berangka text={`Lanjut ke ${bulanText(next.bulan)}`} />
        </a>
      )}
      {onBanyak && hasil.list.length > banyak && (
        <button
          type="button"
          className="btn btn--line"
          onClick={() => {
            onBanyak()
            // Focuses the first new one; the button may be gone, and is behind them if not.
            requestAnimationFrame(() =>
              tempat.current?.querySelectorAll<HTMLElement>('article h3 a')[shown.length]?.focus(),
            )
          }}
        >
          <Berangka
            text={`Tampilkan ${formatThousands(Math.min(SEKALI, hasil.list.length - banyak))} lagi`}
          />
        </button>
      )}
      {hasil.mataUangLain.length > 0 && (
        <section aria-labelledby="mata-uang-lain">
          <h3 id="mata-uang-lain">
            Harga dalam mata uang lain <span>tidak ikut disaring menurut rupiah</span>
          </h3>
          {items(hasil.mataUangLain.slice(0, SEKALI), false)}
        </section>
      )}
    </div>
  )
})

interface TickProps {
  baris: Baris
  kamar: Kamar
  poster: string | undefined
  host: string
}

/** The tick that compares a departure. */
function TickPaket({ baris, kamar, poster, host }: TickProps) {
  return <CompareTick paket={chosenFrom(baris, kamar, poster, host)} />
}

/** Returns the entry of a departure in the comparison's tray. */
export function chosenFrom(baris: Baris, kamar: Kamar, poster: string | undefined, host: string): Chosen {
  const { slug, nama, tanggal, currency } = baris
  const harga = baris.harga[kamar]
  const singkat = tanggal && formatTanggalSingkat(tanggal)
  const ringkas = [singkat, harga > 0 && hargaSingkat(harga, currency)].filter(Boolean).join(' · ')
  return { slug, nama, hari: hariPendek(singkat), ringkas, gambar: gambarKecil(poster ?? '', host) }
}

function perBulan(list: readonly Baris[]): { bulan: string; list: Baris[] }[] {
  const groups: { bulan: string; list: Baris[] }[] = []
  for (const baris of list) {
    const last = groups.at(-1)
    if (last?.bulan === baris.bulan) last.list.push(baris)
    else groups.push({ bulan: baris.bulan, list: [baris] })
  }
  return groups
}
