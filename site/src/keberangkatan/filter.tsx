import { BATANG, type Butir, type Faset, LANGKAH_HARGA } from '@safar/shared/content/keberangkatan/faset'
import { KATEGORI_TIPE, type Kategori } from '@safar/shared/content/keberangkatan/keberangkatan'
import { type Pilihan, Q_MAX, untukOrang } from '@safar/shared/content/keberangkatan/pilihan'
import { KAMAR, KAMAR_NAMA, type Kamar, sekamarText } from '@safar/shared/content/paket/kamar'
import { ORANG_MAX } from '@safar/shared/content/paket/kamar-alamat'
import { menitJalan } from '@safar/shared/content/paket/tempat'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { memo, type ReactNode, useId, useState } from 'react'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import styles from './filter.module.css'

interface Props {
  pilihan: Pilihan
  faset: Faset
  /** `terus` while something is dragged or typed: Back must not undo it step by step. */
  onChange?: ((ubah: Partial<Pilihan>, terus?: boolean) => void) | undefined
}

/**
 * Renders all filters. Their fields have the names of the address, so that what was chosen before the script came is
 * kept. Each group is memoised on its own choices and counts: a touch then renders one group.
 */
export function Filter({ pilihan, faset, onChange }: Props) {
  const { q, kamar, min, maks, orang, tersedia, kota, kategori, bintang, jarak, maskapai, langsung, durasi } =
    pilihan
  const { harga } = faset
  return (
    <div className={styles.filter}>
      <label className={styles.cari}>
        <span className="visually-hidden">Cari kata</span>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          placeholder="Nama paket atau kota"
          autoComplete="off"
          {...(onChange
            ? { value: q, onChange: ({ target }) => onChange({ q: cutText(target.value, Q_MAX) }, true) }
            : { defaultValue: q })}
        />
      </label>
      <KelompokHarga kamar={kamar} min={min} maks={maks} sebaran={harga} onChange={onChange} />
      <KelompokKursi kamar={kamar} orang={orang} tersedia={tersedia} onChange={onChange} />
      <KelompokKota list={faset.kota} dipilih={kota} onChange={onChange} />
      <KelompokJenis list={faset.kategori} dipilih={kategori} onChange={onChange} />
      <KelompokHotel
        list={faset.bintang}
        dipilih={bintang}
        bounds={faset.jarak}
        jarak={jarak}
        onChange={onChange}
      />
      <KelompokMaskapai list={faset.maskapai} dipilih={maskapai} langsung={langsung} onChange={onChange} />
      <KelompokLama list={faset.durasi} dipilih={durasi} onChange={onChange} />
    </div>
  )
}

function toggle<Nilai>(list: readonly Nilai[], nilai: Nilai): Nilai[] {
  return list.includes(nilai) ? list.filter((each) => each !== nilai) : [...list, nilai]
}

type ChangesProp = Pick<Props, 'onChange'>

const KelompokHarga = memo(function KelompokHarga({
  kamar,
  min,
  maks,
  sebaran,
  onChange,
}: ChangesProp & Pick<Pilihan, 'kamar' | 'min' | 'maks'> & { sebaran: Faset['harga'] }) {
  return (
    <Kelompok judul="Harga per orang">
      <Segments
        nama="kamar"
        label="Kamar"
        pilihan={KAMAR.map((each) => ({ nilai: each, nama: KAMAR_NAMA[each] }))}
        dipilih={kamar}
        onPick={onChange && ((chosen: Kamar) => onChange({ kamar: chosen }))}
      />
      <p className={styles.hint}>{sekamarText(kamar)}. Harga di hasil mengikuti pilihan ini.</p>
      {sebaran && <Harga sebaran={sebaran} pilihan={{ min, maks }} onChange={onChange} />}
    </Kelompok>
  )
})

const KelompokKursi = memo(function KelompokKursi({
  kamar,
  orang,
  tersedia,
  onChange,
}: ChangesProp & Pick<Pilihan, 'kamar' | 'orang' | 'tersedia'>) {
  return (
    <Kelompok judul="Masih ada kursi">
      <Orang orang={orang} onChange={onChange && ((next) => onChange(untukOrang({ kamar, orang }, next)))} />
      <Toggle
        nama="tersedia"
        label="Sembunyikan yang penuh"
        nyala={tersedia}
        onChange={onChange && ((nyala) => onChange({ tersedia: nyala }))}
      />
    </Kelompok>
  )
})

const KelompokKota = memo(function KelompokKota({
  list,
  dipilih,
  onChange,
}: ChangesProp & { list: Faset['kota']; dipilih: Pilihan['kota'] }) {
  if (list.length === 0) return null
  return (
    <Kelompok judul="Berangkat dari">
      <CompareTick
        nama="kota"
        list={list}
        dipilih={dipilih}
        onPick={onChange && ((kota: string) => onChange({ kota: toggle(dipilih, kota) }))}
      />
    </Kelompok>
  )
})

const KelompokJenis = memo(function KelompokJenis({
  list,
  dipilih,
  onChange,
}: ChangesProp & { list: Faset['kategori']; dipilih: Pilihan['kategori'] }) {
  if (list.length <= 1) return null
  return (
    <Kelompok judul="Jenis">
      <CompareTick
        nama="kategori"
        list={list.map((butir) => ({ ...butir, nama: KATEGORI_TIPE[butir.nilai] }))}
        dipilih={dipilih}
        onPick={onChange && ((kategori: Kategori) => onChange({ kategori: toggle(dipilih, kategori) }))}
      />
    </Kelompok>
  )
})

const KelompokHotel = memo(function KelompokHotel({
  list,
  dipilih,
  bounds,
  jarak,
  onChange,
}: ChangesProp & {
  list: Faset['bintang']
  dipilih: Pilihan['bintang']
  bounds: Faset['jarak']
  jarak: Pilihan['jarak']
}) {
  if (list.length <= 1 && !bounds) return null
  return (
    <Kelompok judul="Hotel dan jaraknya">
      <CompareTick
        nama="bintang"
        list={list}
        dipilih={dipilih}
        onPick={onChange && ((bintang: number) => onChange({ bintang: toggle(dipilih, bintang) }))}
      />
      {bounds && bounds.min < bounds.maks && (
        <Jarak
          bounds={bounds}
          jarak={jarak}
          onChange={onChange && ((next) => onChange({ jarak: next }, true))}
        />
      )}
    </Kelompok>
  )
})

const KelompokMaskapai = memo(function KelompokMaskapai({
  list,
  dipilih,
  langsung,
  onChange,
}: ChangesProp & { list: Faset['maskapai']; dipilih: Pilihan['maskapai']; langsung: boolean }) {
  if (list.length === 0) return null
  return (
    <Kelompok judul="Maskapai">
      <CompareTick
        nama="maskapai"
        list={list}
        dipilih={dipilih}
        onPick={onChange && ((maskapai: string) => onChange({ maskapai: toggle(dipilih, maskapai) }))}
      />
      <Toggle
        nama="langsung"
        label="Langsung, tanpa transit"
        nyala={langsung}
        onChange={onChange && ((nyala) => onChange({ langsung: nyala }))}
      />
    </Kelompok>
  )
})

const KelompokLama = memo(function KelompokLama({
  list,
  dipilih,
  onChange,
}: ChangesProp & { list: Faset['durasi']; dipilih: Pilihan['durasi'] }) {
  if (list.length <= 1) return null
  return (
    <Kelompok judul="Lama perjalanan">
      <CompareTick
        nama="durasi"
        list={list.map(({ nilai, ...butir }) => ({ ...butir, nilai: nilai.join('-') }))}
        dipilih={dipilih.map((each) => each.join('-'))}
        onPick={
          onChange &&
          ((kata) => {
            const chosen = list.find(({ nilai }) => nilai.join('-') === kata)?.nilai
            const others = dipilih.filter((each) => each.join('-') !== kata)
            if (chosen) onChange({ durasi: others.length < dipilih.length ? others : [...others, chosen] })
          })
        }
      />
    </Kelompok>
  )
})

function Kelompok({ judul, children }: { judul: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can be laid out as a heading in no browser.
    <div role="group" aria-labelledby={id} className={styles.kelompok}>
      <h3 id={id}>{judul}</h3>
      {children}
    </div>
  )
}

interface CompareTickProps<Nilai> {
  nama: string
  list: readonly Butir<Nilai>[]
  dipilih: readonly Nilai[]
  onPick?: ((nilai: Nilai) => void) | undefined
}

/** Renders checkboxes with counts; one without a match stays and says so. */
function CompareTick<Nilai extends string | number>({
  nama,
  list,
  dipilih,
  onPick,
}: CompareTickProps<Nilai>) {
  return (
    <ul className={styles.centang}>
      {list.map((butir) => (
        <li key={butir.nilai}>
          <label data-kosong={butir.jumlah === 0 || undefined}>
            <input
              type="checkbox"
              name={nama}
              value={butir.nilai}
              {...(onPick
                ? { checked: dipilih.includes(butir.nilai), onChange: () => onPick(butir.nilai) }
                : { defaultChecked: dipilih.includes(butir.nilai) })}
            />
            <span>
              <Berangka text={butir.nama} />
            </span>
            <small translate="no">{butir.jumlah}</small>
          </label>
        </li>
      ))}
    </ul>
  )
}

interface SegmentsProps<Nilai extends string> {
  nama: string
  label: string
  pilihan: readonly { nilai: Nilai; nama: string }[]
  dipilih: Nilai
  onPick?: ((nilai: Nilai) => void) | undefined
}

function Segments<Nilai extends string>({ nama, label, pilihan, dipilih, onPick }: SegmentsProps<Nilai>) {
  // The rail and the sheet each have a group on one page.
  const id = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segmen}>
      {pilihan.map(({ nilai, nama: words }) => (
        <label key={nilai}>
          <input
            type="radio"
            name={onPick ? `${nama}${id}` : nama}
            value={nilai}
            {...(onPick
              ? { checked: nilai === dipilih, onChange: () => onPick(nilai) }
              : { defaultChecked: nilai === dipilih })}
          />
          <span>
            <Berangka text={words} />
          </span>
        </label>
      ))}
    </div>
  )
}

function Toggle(props: {
  nama: string
  label: string
  nyala: boolean
  onChange?: ((nyala: boolean) => void) | undefined
}) {
  const { nama, label, nyala, onChange } = props
  return (
    <label className={styles.sakelar}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox announces its state by itself; HTML forbids a second.
        role="switch"
        name={nama}
        value="1"
        {...(onChange ? { checked: nyala, onChange: () => onChange(!nyala) } : { defaultChecked: nyala })}
      />
      <span>
        <Berangka text={label} />
      </span>
    </label>
  )
}

function Orang({ orang, onChange }: { orang: number; onChange?: ((orang: number) => void) | undefined }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div className={styles.orang} role="group" aria-label="Jumlah orang">
      <span>Jumlah orang</span>
      <button
        type="button"
        aria-label="Kurangi orang"
        data-orang="-1"
        aria-disabled={orang <= 1}
        onClick={() => orang > 1 && onChange?.(orang - 1)}
      >
        −
      </button>
      <output translate="no">{orang}</output>
      <button
        type="button"
        aria-label="Tambah orang"
        data-orang="1"
        aria-disabled={orang >= ORANG_MAX}
        onClick={() => orang < ORANG_MAX && onChange?.(orang + 1)}
      >
        +
      </button>
    </div>
  )
}

function Jarak(props: {
  bounds: { min: number; maks: number }
  jarak: number | null
  onChange?: ((jarak: number | null) => void) | undefined
}) {
  const { bounds, jarak, onChange } = props
  const [least, most] = [Math.ceil(bounds.min / 50) * 50, Math.ceil(bounds.maks / 50) * 50]
  const value = Math.min(most, Math.max(least, jarak ?? most))
  const words = jarak === null ? 'berapa pun' : `paling jauh ${formatThousands(jarak)} m`
  return (
    <label className={styles.geser}>
      <span>
        Ke masjid <b>{words}</b>
      </span>
      <input
        type="range"
        name={onChange && 'jarak'}
        min={least}
        max={most}
        step={50}
        aria-valuetext={words}
        {...(onChange
          ? {
              value,
              onChange: ({ target }) => onChange(Number(target.value) >= most ? null : Number(target.value)),
            }
          : { defaultValue: value })}
      />
      <small>
        {jarak === null
          ? 'Jalan kaki dari hotel yang terjauh'
          : `sekitar ${menitJalan(jarak)} menit jalan kaki`}
      </small>
    </label>
  )
}

/** Renders two native sliders over the prices, with two fields beside them. */
function Harga(
  props: ChangesProp & { sebaran: NonNullable<Faset['harga']>; pilihan: Pick<Pilihan, 'min' | 'maks'> },
) {
  const { sebaran, pilihan, onChange } = props
  const { min, maks, batang } = sebaran
  const within = (amount: number) => Math.min(maks, Math.max(min, amount))
  const [low, high] = [within(pilihan.min ?? min), within(pilihan.maks ?? maks)]
  const most = Math.max(1, ...batang)
  const change = (next: { min?: number; maks?: number }) => {
    const [from, to] = [next.min ?? low, next.maks ?? high]
    if (from > to) return
    onChange?.({ min: from <= min ? null : from, maks: to >= maks ? null : to }, true)
  }
  // Counts as it is typed; the bounds are swapped, if reversed, once the field is left: a bound of a few digits is not
  // whole yet.
  const batas = (next: Pick<Pilihan, 'min' | 'maks'>, selesai: boolean) =>
    onChange?.(selesai ? swapped(next) : next, true)
  const slider = (label: string, value: number, name: 'min' | 'maks') => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`Rp ${formatThousands(value)}`}
      min={min}
      max={maks}
      step={LANGKAH_HARGA}
      {...(onChange
        ? { value, onChange: ({ target }) => change({ [name]: Number(target.value) }) }
        : { defaultValue: value })}
    />
  )
  return (
    <>
      <div className={styles.sebaran}>
        <svg viewBox={`0 0 ${BATANG * 10} 40`} preserveAspectRatio="none" aria-hidden="true">
          {batang.map((jumlah, nth) => {
            const height = (jumlah / most) * 40
            const from = min + ((maks - min) / BATANG) * nth
            const isIn = from + (maks - min) / BATANG > low && from < high
            return (
              <rect
                key={nth}
                x={nth * 10 + 0.6}
                width="8.8"
                y={40 - height}
                height={height}
                rx="1"
                className={isIn ? 'cocok' : undefined}
              />
            )
          })}
        </svg>
        {slider('Harga terendah', low, 'min')}
        {slider('Harga tertinggi', high, 'maks')}
      </div>
      <div className={styles.dua}>
        <Jumlah
          label="Terendah, Rp"
          nama="min"
          nilai={pilihan.min}
          kosong={min}
          onChange={onChange && ((next, selesai) => batas({ min: next, maks: pilihan.maks }, selesai))}
        />
        <Jumlah
          label="Tertinggi, Rp"
          nama="maks"
          nilai={pilihan.maks}
          kosong={maks}
          onChange={onChange && ((next, selesai) => batas({ min: pilihan.min, maks: next }, selesai))}
        />
      </div>
    </>
  )
}

/** Swaps bounds that were typed the wrong way round. */
function swapped({ min, maks }: Pick<Pilihan, 'min' | 'maks'>): Pick<Pilihan, 'min' | 'maks'> {
  return min !== null && maks !== null && min > maks ? { min: maks, maks: min } : { min, maks }
}

/** Digits that any amount of rupiah has at most. */
const DIGITS = 11

function Jumlah(props: {
  label: string
  nama: string
  nilai: number | null
  kosong: number
  /** Called with each digit, and with `selesai` once the field is left. */
  onChange?: ((nilai: number | null, selesai: boolean) => void) | undefined
}) {
  const { label, nama, nilai, kosong, onChange } = props
  const shown = nilai === null ? '' : formatThousands(nilai)
  const [typed, setTyped] = useState<string | null>(null)
  const write = (text: string, selesai: boolean) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS)
    setTyped(selesai ? null : text.slice(0, 2 * DIGITS))
    onChange?.(digits === '' ? null : Number(digits), selesai)
  }
  const commit = () => typed !== null && write(typed, true)
  return (
    <label>
      <span>
        <Berangka text={label} />
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={nama}
        placeholder={formatThousands(kosong)}
        {...(onChange
          ? {
              value: typed ?? shown,
              onChange: ({ target }) => write(target.value, false),
              onBlur: commit,
              onKeyDown: ({ key }) => key === 'Enter' && commit(),
            }
          : { defaultValue: shown })}
      />
    </label>
  )
}
