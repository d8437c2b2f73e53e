import { bulan as bulanPath } from '@safar/shared/address/keberangkatan'
import { formatThousands } from '@safar/shared/format/rupiah'
import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import { fasetOf } from '@safar/shared/keberangkatan/faset'
import {
  isTanpaPilihan,
  type Pilihan,
  TANPA_PILIHAN,
  URUT,
  type Urut,
} from '@safar/shared/keberangkatan/pilihan'
import { type Baris, type Hasil, saring } from '@safar/shared/keberangkatan/saring'
import { KAMAR, KAMAR_NAMA, type Kamar } from '@safar/shared/paket/kamar'
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '../components/icon.tsx'
import { NewTab } from '../components/new-tab.tsx'
import { Baki } from '../paket/banding/baki.tsx'
import { Centang } from '../paket/banding/centang.tsx'
import type { Terpilih } from '../paket/banding/pilihan.ts'
import { gambarKecil } from '../paket/banding/terpilih.ts'
import { Butir } from './butir.tsx'
import styles from './cari.module.css'
import { Filter } from './filter.tsx'
import { GarisWaktu } from './garis-waktu.tsx'
import { bulanText, chipsOf, hargaSingkat, keberangkatanText } from './kata.ts'
import { LiburBulan, type LiburTampil } from './libur.tsx'

const URUT_NAMA: Record<Urut, string> = {
  tanggal: 'Terdekat',
  harga: 'Termurah',
  jarak: 'Jarak hotel',
}

/** Departures that are shown at once; whoever looks further asks for more. */
export const SEKALI = 24

export interface CariProps {
  semua: readonly Baris[]
  pilihan: Pilihan
  today: string
  host: string
  /** Name of a departure's picture; undefined while that is not known. */
  posterOf: (slug: string) => string | undefined
  /** How many are shown. Without a script the rest stands on the pages of months. */
  banyak: number
  lihat: 'kartu' | 'baris'
  /** When seats are as they stand here, `14.05`; empty for as of the page. */
  per?: string
  /** Holidays and seasons, from the settings. */
  libur: readonly LiburTampil[]
  /** The sheet with the filters is open, as on phones. */
  buka?: boolean
  on?: {
    ubah: (pilihan: Pilihan, terus?: boolean) => void
    banyak: () => void
    lihat: (lihat: 'kartu' | 'baris') => void
    buka: (buka: boolean) => void
  }
  /** Addresses that ask the office, and hand on to others, what was chosen in these words. */
  tanya?: (isi: string) => string
  bagikan?: (isi: string) => string
  /** In place of the list where nothing fits. */
  kosong?: ((pilihan: Pilihan) => ReactNode) | undefined
}

/** The search: when, what narrows it, and what there is. The same with and without a script. */
export function Cari(props: CariProps) {
  const { semua, pilihan, on, banyak, buka = false } = props
  // The controls answer at once; a long list may follow a moment later.
  const shown = useDeferredValue(pilihan)
  const hasil = useMemo(() => saring(semua, pilihan), [semua, pilihan])
  const faset = useMemo(() => fasetOf(hasil, pilihan), [hasil, pilihan])
  const found = useMemo(
    () => (shown === pilihan ? hasil : saring(semua, shown)),
    [semua, shown, pilihan, hasil],
  )
  const set = on && ((ubah: Partial<Pilihan>, terus?: boolean) => on.ubah({ ...pilihan, ...ubah }, terus))
  const chips = chipsOf(pilihan, faset)
  const isi = chips.map(({ text }) => text).join(', ')
  const jumlah = hasil.list.length
  const disaring = !isTanpaPilihan(pilihan)
  const hapus = () => on?.ubah({ ...TANPA_PILIHAN, kamar: pilihan.kamar, urut: pilihan.urut })
  const isWide = useIsWide()
  const bulan = useDeferredValue(faset.bulan)
  const terakhir = useRef(props)
  useEffect(() => {
    terakhir.current = props
  })
  const pilihBulan = useCallback((satu: string) => {
    const { pilihan: now, semua: all, on: calls } = terakhir.current
    const months = [...new Set(all.flatMap((each) => each.bulan || []))].sort()
    calls?.ubah({ ...now, bulan: rentang(now.bulan, satu, months) })
  }, [])
  return (
    <>
      <section className={`container ${styles.kapan}`} aria-labelledby="kapan">
        <div>
          <h2 id="kapan">Kapan ingin berangkat?</h2>
          <p aria-hidden="true">
            <i data-warna="cocok" /> cocok <i data-warna="sedikit" /> sisa 5 kursi atau kurang <i /> lainnya
          </p>
        </div>
        <GarisWaktu
          bulan={bulan}
          libur={props.libur}
          dipilih={shown.bulan}
          disaring={!isTanpaPilihan(shown)}
          onPilih={on && pilihBulan}
        />
      </section>
      <div className={`container ${styles.dua}`}>
        <form className={styles.rel} aria-label="Saring" onSubmit={(event) => event.preventDefault()}>
          <h2>
            Saring
            {disaring && on && (
              <button type="button" className={styles.hapus} onClick={hapus}>
                Hapus semua
              </button>
            )}
          </h2>
          {isWide && <Filter pilihan={pilihan} faset={faset} onUbah={set} />}
        </form>
        <div className={styles.hasil} data-lambat={shown !== pilihan || undefined}>
          <div className={styles.bilah}>
            <button
              type="button"
              className="btn btn--line btn--compact"
              data-buka
              onClick={() => on?.buka(true)}
            >
              Saring
              {chips.length > 0 && <span className={styles.angka}>{chips.length}</span>}
            </button>
            <Pilih
              label="Urutkan"
              nama="urut"
              nilai={pilihan.urut}
              list={URUT.map((urut) => ({ nilai: urut, nama: URUT_NAMA[urut] }))}
              onPilih={set && ((urut: Urut) => set({ urut }))}
            />
            <Pilih
              label="Harga untuk kamar"
              nama="kamar-harga"
              nilai={pilihan.kamar}
              list={KAMAR.map((kamar) => ({ nilai: kamar, nama: KAMAR_NAMA[kamar] }))}
              onPilih={set && ((kamar: Kamar) => set({ kamar }))}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser. */}
            <span className={styles.lihat} role="group" aria-label="Tampilan">
              {(['kartu', 'baris'] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={props.lihat === each}
                  data-lihat-sebagai={each}
                  onClick={() => on?.lihat(each)}
                >
                  {each === 'kartu' ? 'Kartu' : 'Baris'}
                </button>
              ))}
            </span>
          </div>
          {jumlah > 0 && (
            <h2 className={styles.jumlah}>
              {disaring ? `${keberangkatanText(jumlah)} cocok` : keberangkatanText(jumlah)}
              {disaring && <span> dari {formatThousands(semua.length)}</span>}
            </h2>
          )}
          {chips.length > 0 && on && (
            <ul className={styles.chips} aria-label="Yang dipilih">
              {chips.map(({ kunci, text, tanpa }) => (
                <li key={kunci}>
                  <button type="button" onClick={() => set?.(tanpa)}>
                    {text}
                    <Icon name="close" size={16} />
                    <span className="visually-hidden">, hapus</span>
                  </button>
                </li>
              ))}
              <li>
                <button type="button" className={styles.hapus} onClick={hapus}>
                  Hapus semua
                </button>
              </li>
            </ul>
          )}
          {chips.length > 0 && jumlah > 0 && props.tanya && props.bagikan && (
            <p className={styles.tanya}>
              <a className="link" href={props.tanya(isi)} target="_blank" rel="noopener">
                Tanyakan pilihan ini
                <NewTab />
              </a>
              <a className="link" href={props.bagikan(isi)} target="_blank" rel="noopener">
                Bagikan lewat WhatsApp
                <NewTab />
              </a>
            </p>
          )}
          {on && (
            <Umumkan text={jumlah > 0 ? `${keberangkatanText(jumlah)} cocok` : 'Tidak ada yang cocok'} />
          )}
          {jumlah === 0 && props.kosong ? (
            props.kosong(pilihan)
          ) : (
            <Daftar
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
              diam={buka}
              onBanyak={on?.banyak}
            />
          )}
          {hasil.tanpaJarak > 0 && (
            <p className="muted small">
              {formatThousands(hasil.tanpaJarak)} keberangkatan lain belum menyebut jarak hotelnya, jadi tidak
              ikut disaring.
            </p>
          )}
          {jumlah > 0 && (
            <p className="muted small">
              {props.per ? `Kursi per pukul ${props.per} WIB.` : 'Kursi sesuai data terakhir kantor kami.'}
            </p>
          )}
        </div>
      </div>
      {on && !buka && <Baki />}
      {on && buka && (
        <Lembar
          foot={
            jumlah === 0
              ? 'Tidak ada yang cocok'
              : disaring
                ? `Lihat ${keberangkatanText(jumlah)}`
                : `Lihat semua ${formatThousands(jumlah)}`
          }
          onHapus={disaring ? hapus : undefined}
          onTutup={() => on.buka(false)}
        >
          <Filter pilihan={pilihan} faset={faset} onUbah={set} />
        </Lembar>
      )}
    </>
  )
}

/** A first month, then a second: all from one to the other; a third begins anew, and the only one taken again is none. */
export function rentang(dipilih: readonly string[], bulan: string, semua: readonly string[]): string[] {
  const [only, ...more] = dipilih
  if (only === undefined || more.length > 0) return [bulan]
  if (only === bulan) return []
  const [from = '', to = ''] = [only, bulan].sort()
  return semua.filter((each) => each >= from && each <= to)
}

interface DaftarProps extends Pick<CariProps, 'today' | 'host' | 'posterOf' | 'banyak' | 'lihat' | 'libur'> {
  hasil: Hasil
  urut: Urut
  kamar: Kamar
  orang: number
  /** Something lies over it: it is drawn once that is gone. */
  diam: boolean
  /** Without it, as where no script runs, pages of months show the rest. */
  onBanyak: (() => void) | undefined
}

/** What was found. It is drawn again only where what it shows changes: a touch answers before it. */
const Daftar = memo(function Daftar(props: DaftarProps) {
  const { hasil, urut, kamar, orang, today, host, posterOf, banyak, lihat, libur, onBanyak } = props
  const shown = hasil.list.slice(0, banyak)
  const groups = urut === 'tanggal' ? perBulan(shown) : [{ bulan: null, list: shown }]
  const whole = (bulan: string) => hasil.list.filter((each) => each.bulan === bulan).length
  const items = (list: readonly Baris[], isFirst: boolean) => (
    <ul className={styles.daftar}>
      {list.map((baris, index) => (
        <li key={baris.slug}>
          <Butir
            keberangkatan={baris}
            poster={posterOf(baris.slug)}
            kamar={kamar}
            orang={orang}
            today={today}
            host={host}
            first={isFirst && index === 0}
            centang={onBanyak && <Centang paket={terpilih(baris, kamar, posterOf(baris.slug), host)} />}
          />
        </li>
      ))}
    </ul>
  )
  const next = onBanyak ? null : hasil.list[banyak]
  return (
    <div data-lihat={lihat} className={styles.bulan}>
      {groups.map(({ bulan, list }, index) => (
        <section
          key={bulan ?? 'semua'}
          aria-labelledby={bulan === null ? undefined : `b-${bulan || 'menyusul'}`}
        >
          {bulan !== null && (
            <h3 id={`b-${bulan || 'menyusul'}`}>
              {bulan ? bulanText(bulan) : 'Tanggal menyusul'} <span>{keberangkatanText(whole(bulan))}</span>
            </h3>
          )}
          {bulan && <LiburBulan libur={libur} bulan={bulan} />}
          {items(list, index === 0)}
          {!onBanyak && bulan && whole(bulan) > list.length && (
            <a className="btn btn--line" href={bulanPath(bulan)}>
              Semua {keberangkatanText(whole(bulan))} {bulanText(bulan)}
            </a>
          )}
        </section>
      ))}
      {next?.bulan && groups.at(-1)?.bulan !== next.bulan && (
        <a className="btn btn--line" href={bulanPath(next.bulan)}>
          Lanjut ke {bulanText(next.bulan)}
        </a>
      )}
      {onBanyak && hasil.list.length > banyak && (
        <button type="button" className="btn btn--line" onClick={onBanyak}>
          Tampilkan {formatThousands(Math.min(SEKALI, hasil.list.length - banyak))} lagi
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
}, isSame)

/** Whether there is nothing to draw anew. */
function isSame(before: DaftarProps, after: DaftarProps): boolean {
  if (after.diam) return true
  const names = Object.keys(after) as (keyof DaftarProps)[]
  return names.every((name) => Object.is(before[name], after[name]))
}

/** What the tray tells of a departure. */
function terpilih(baris: Baris, kamar: Kamar, poster: string | undefined, host: string): Terpilih {
  const { slug, nama, tanggal, currency } = baris
  const harga = baris.harga[kamar]
  const words = [tanggal && formatTanggalSingkat(tanggal), harga > 0 && hargaSingkat(harga, currency)]
  return { slug, nama, ringkas: words.filter(Boolean).join(' · '), gambar: gambarKecil(poster ?? '', host) }
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

function Pilih<Nilai extends string>(props: {
  label: string
  nama: string
  nilai: Nilai
  list: readonly { nilai: Nilai; nama: string }[]
  onPilih?: ((nilai: Nilai) => void) | undefined
}) {
  const { label, nama, nilai, list, onPilih } = props
  return (
    <label className={styles.pilih}>
      <span className="visually-hidden">{label}</span>
      <select
        name={nama}
        {...(onPilih
          ? {
              value: nilai,
              onChange: ({ target }) => {
                const chosen = list.find((each) => each.nilai === target.value)
                if (chosen) onPilih(chosen.nilai)
              },
            }
          : { defaultValue: nilai })}
      >
        {list.map((each) => (
          <option key={each.nilai} value={each.nilai}>
            {each.nama}
          </option>
        ))}
      </select>
    </label>
  )
}

const WIDE = '(min-width: 1024px)'

/** Whether the filters stand beside the list: elsewhere they are in the sheet, and not drawn twice. Where no script runs styles decide. */
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

const REST_MS = 500

/** Says how many there are, once whoever chooses rests. */
function Umumkan({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

function Lembar(props: {
  foot: string
  onHapus?: (() => void) | undefined
  onTutup: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const { foot, onHapus, onTutup, children } = props
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key closes it as every dialog, by `cancel`.
    <dialog
      ref={ref}
      className={styles.lembar}
      aria-labelledby="saring-judul"
      onCancel={(event) => {
        event.preventDefault()
        onTutup()
      }}
      onClick={(event) => event.target === ref.current && onTutup()}
    >
      <div>
        <header>
          <h2 id="saring-judul">Saring keberangkatan</h2>
          <button type="button" aria-label="Tutup" onClick={onTutup}>
            <Icon name="close" size={24} />
          </button>
        </header>
        <div className={styles.isi}>{children}</div>
        <footer>
          {onHapus && (
            <button type="button" className={styles.hapus} onClick={onHapus}>
              Hapus semua
            </button>
          )}
          <button type="button" className="btn" onClick={onTutup}>
            {foot}
          </button>
        </footer>
      </div>
    </dialog>
  )
}
