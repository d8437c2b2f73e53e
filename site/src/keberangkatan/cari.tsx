import { fasetOf } from '@safar/shared/content/keberangkatan/faset'
import { type Baris, filterRows } from '@safar/shared/content/keberangkatan/filter-rows'
import {
  isTanpaPilihan,
  type Pilihan,
  TANPA_PILIHAN,
  untukOrang,
} from '@safar/shared/content/keberangkatan/pilihan'
import { isChat } from '@safar/shared/platform/contact/chat'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Berangka } from '../components/berangka.tsx'
import { NewTab } from '../components/new-tab.tsx'
import { CompareTray } from '../paket/banding/compare-tray.tsx'
import { Announce } from './announce.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import styles from './cari.module.css'
import { Chips } from './chips.tsx'
import { DaftarHasil, type ViewMode } from './daftar-hasil.tsx'
import { Filter } from './filter.tsx'
import { GarisWaktu } from './garis-waktu.tsx'
import { chipsOf, keberangkatanText, kursiPerText } from './kata.ts'
import type { LiburTampil } from './libur.tsx'
import { MonthSheet } from './month-sheet.tsx'
import { rentang } from './rentang.ts'
import { ResultsBar } from './results-bar.tsx'
import { useFokus } from './use-fokus.ts'

export interface CariProps {
  semua: readonly Baris[]
  pilihan: Pilihan
  today: string
  host: string
  /** Name of a departure's picture; undefined while that is not known. */
  posterOf: (slug: string) => string | undefined
  /** The number of departures shown. Without a script the rest stands on the pages of months. */
  banyak: number
  lihat: ViewMode
  /** The time of these seats, `14.05`; empty for as of the build. */
  per?: string
  /** Holidays and seasons, from the settings. */
  libur: readonly LiburTampil[]
  /** The sheet with the filters is open, as on phones. */
  buka?: boolean
  on?: {
    change: (pilihan: Pilihan, terus?: boolean) => void
    banyak: () => void
    lihat: (lihat: ViewMode) => void
    buka: (buka: boolean) => void
  }
  /** Return the address that asks the office about these choices, and the one that shares them. */
  tanya?: (isi: string) => string
  shareHref?: (isi: string) => string
  /** Renders the empty result in place of the list. */
  kosong?: ((pilihan: Pilihan) => ReactNode) | undefined
}

/**
 * Renders the search, the same with and without a script: months, filters, results. A touch renders in two steps: the
 * choice and its count at once, other counts and the list deferred.
 */
export function Cari(props: CariProps) {
  const { semua, pilihan, on, banyak, buka = false } = props
  const shown = useDeferredValue(pilihan)
  const hasil = useMemo(() => filterRows(semua, pilihan), [semua, pilihan])
  const found = useMemo(
    () => (shown === pilihan ? hasil : filterRows(semua, shown)),
    [semua, shown, pilihan, hasil],
  )
  const faset = useMemo(() => fasetOf(found, shown), [found, shown])
  // The part under the closing sheet renders once the sheet is gone.
  const tertutup = useDeferredValue(buka) || buka
  const calls = useCalls(props)
  const ubah = on && calls.ubah
  const chips = chipsOf(pilihan, faset)
  const isi = chips.map(({ text }) => text).join(', ')
  const jumlah = hasil.list.length
  // The comparison shows every room: one room and number are passed on only where somebody chose them.
  const { kamar, orang } = pilihan
  const dilihat = kamar !== TANPA_PILIHAN.kamar || orang > 1 ? { kamar, orang } : null
  const disaring = !isTanpaPilihan(pilihan)
  const isWide = useIsWide()
  const dua = useRef<HTMLDivElement>(null)
  useFokus(dua)
  const umumkan = on && (
    <Announce text={jumlah > 0 ? `${keberangkatanText(jumlah)} cocok` : 'Tidak ada yang cocok'} />
  )
  return (
    <>
      <Diam saat={tertutup}>
        <section className={`container ${styles.kapan}`} aria-labelledby="kapan">
          <div>
            <h2 id="kapan">Kapan ingin berangkat?</h2>
            <p aria-hidden="true">
              <i data-warna="cocok" /> cocok <i data-warna="sedikit" /> sisa 5 kursi atau kurang <i /> lainnya
            </p>
          </div>
          <GarisWaktu
            bulan={faset.bulan}
            libur={props.libur}
            dipilih={shown.bulan}
            disaring={!isTanpaPilihan(shown)}
            onPick={on && calls.bulan}
          />
        </section>
        <div ref={dua} className={`container ${styles.dua}`}>
          <form className={styles.rel} aria-label="Saring" onSubmit={(event) => event.preventDefault()}>
            <h2>
              Saring
              {disaring && on && (
                <button type="button" className={styles.hapus} onClick={calls.hapus}>
                  Hapus semua
                </button>
              )}
            </h2>
            {isWide && <Filter pilihan={pilihan} faset={faset} onChange={ubah} />}
          </form>
          <div className={styles.hasil} data-hasil data-lambat={shown !== pilihan || undefined}>
            <div className={styles.kepala}>
              <ResultsBar
                pilihan={pilihan}
                dipilih={chips.length}
                lihat={props.lihat}
                onOpen={() => on?.buka(true)}
                onView={(lihat) => on?.lihat(lihat)}
                onChange={ubah}
              />
              {jumlah > 0 && (
                <h2 className={styles.jumlah} data-jumlah tabIndex={-1}>
                  <Berangka
                    text={disaring ? `${keberangkatanText(jumlah)} cocok` : keberangkatanText(jumlah)}
                  />
                  {disaring && (
                    <span className={styles.dari}>
                      {' '}
                      dari <span translate="no">{formatThousands(semua.length)}</span>
                    </span>
                  )}
                </h2>
              )}
              {chips.length > 0 && on && <Chips chips={chips} onChange={calls.ubah} onClear={calls.hapus} />}
            </div>
            {chips.length > 0 && jumlah > 0 && props.tanya && props.shareHref && (
              <p className={styles.tanya}>
                {isChat(props.tanya(isi)) && (
                  <a className="link" href={props.tanya(isi)} target="_blank" rel="noopener">
                    Tanyakan pilihan ini
                    <NewTab />
                  </a>
                )}
                <a className="link" href={props.shareHref(isi)} target="_blank" rel="noopener">
                  Bagikan lewat WhatsApp
                  <NewTab />
                </a>
              </p>
            )}
            {umumkan}
            {jumlah === 0 && props.kosong ? (
              props.kosong(pilihan)
            ) : (
              <DaftarHasil
                hasil={found}
                urut={shown.urut}
                kamar={shown.kamar}
                orang={shown.orang}
                today={props.today}
                host={props.host}
                posterOf={props.posterOf}
                banyak={banyak}
                lihat={props.lihat}
                libur={props.libur}
                onBanyak={on?.banyak}
              />
            )}
            {hasil.tanpaJarak > 0 && (
              <p className="muted small">
                {formatThousands(hasil.tanpaJarak)} keberangkatan lain belum menyebut jarak hotelnya, jadi
                tidak ikut disaring.
              </p>
            )}
            {jumlah > 0 && (
              <p className="muted small">
                {props.per
                  ? `Kursi per pukul ${props.per} WIB.`
                  : on
                    ? 'Kursi sesuai data terakhir kantor kami.'
                    : kursiPerText(props.today)}
              </p>
            )}
          </div>
        </div>
      </Diam>
      {on && !buka && <CompareTray dilihat={dilihat} />}
      {on && buka && (
        <BottomSheet
          foot={
            jumlah === 0
              ? 'Tidak ada yang cocok'
              : disaring
                ? `Lihat ${keberangkatanText(jumlah)}`
                : `Lihat semua ${formatThousands(jumlah)}`
          }
          onClear={disaring ? calls.hapus : undefined}
          onClose={calls.tutup}
        >
          <MonthSheet bulan={faset.bulan} dipilih={pilihan.bulan} disaring={disaring} onPick={calls.bulan} />
          <Filter pilihan={pilihan} faset={faset} onChange={ubah} />
          {umumkan}
        </BottomSheet>
      )}
    </>
  )
}

/** Skips rendering what lies under the open sheet, where nobody can see it. */
const Diam = memo(
  function Diam({ children }: { saat: boolean; children: ReactNode }) {
    return children
  },
  (_before, { saat }) => saat,
)

/**
 * Returns the callbacks of the search with stable identities, so that a part renders only when its own data changes.
 */
function useCalls(props: CariProps) {
  const last = useRef(props)
  useEffect(() => {
    last.current = props
  })
  const change = useCallback((next: Partial<Pilihan>, terus?: boolean) => {
    const { pilihan, on } = last.current
    on?.change({ ...pilihan, ...next }, terus)
  }, [])
  const hapus = useCallback(() => {
    const { pilihan, on } = last.current
    on?.change({ ...TANPA_PILIHAN, ...untukOrang(pilihan, TANPA_PILIHAN.orang), urut: pilihan.urut })
  }, [])
  const bulan = useCallback((satu: string) => {
    const { pilihan, semua, on } = last.current
    const months = [...new Set(semua.flatMap((each) => each.bulan || []))].sort()
    on?.change({ ...pilihan, bulan: rentang(pilihan.bulan, satu, months) })
  }, [])
  const tutup = useCallback(() => last.current.on?.buka(false), [])
  return { ubah: change, hapus, bulan, tutup }
}

const WIDE = '(min-width: 1024px)'

/**
 * Tells if the filters stand beside the list; elsewhere they are in the sheet, and not rendered twice. Without scripts
 * the styles decide.
 */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
