import { ANAK, type Anak, type Keluarga } from '@safar/shared/content/paket/hitung/keluarga'
import {
  GOLONGAN_NAMA,
  type Golongan,
  LAHIR_NANTI,
  type Orang,
} from '@safar/shared/content/paket/hitung/peserta'
import type { CalculationRules } from '@safar/shared/settings/aturan-hitung'
import { Berangka } from '../components/berangka.tsx'
import { Icon } from '../components/icon.tsx'
import styles from './orang.module.css'

/** Returns the age range of each kind of traveller, by the agency's figures. */
function keteranganOf({ anak, bayi }: CalculationRules): Record<Golongan, string> {
  return {
    dewasa: `${anak} tahun ke atas`,
    anak_kasur: `${bayi}–${anak - 1} tahun`,
    anak_tanpa_kasur: `${bayi}–${anak - 1} tahun, tidur bersama orang tua`,
    bayi: `di bawah ${bayi} tahun, dipangku`,
  }
}

interface Props {
  keluarga: Keluarga
  /** Each of them as they are counted, in the order in which they are said. */
  orang: readonly Orang[]
  aturan: CalculationRules
  today: string
  /** True if nobody more may be added. */
  penuh: boolean
  onChange: (keluarga: Keluarga) => void
}

/** Renders the travellers: the number of each kind, and the children's days of birth. */
export function OrangIsian({ keluarga, orang, aturan, today, penuh, onChange }: Props) {
  const keterangan = keteranganOf(aturan)
  const changeChild = (anak: Anak, days: readonly string[]) => onChange({ ...keluarga, [anak]: days })
  return (
    <div className={styles.orang}>
      <Stepper
        golongan="dewasa"
        keterangan={keterangan.dewasa}
        jumlah={keluarga.dewasa}
        least={1}
        penuh={penuh}
        onChange={(dewasa) => onChange({ ...keluarga, dewasa })}
      />
      {ANAK.map((anak) => {
        const days = keluarga[anak]
        const counted = orang.filter(({ disebut }) => disebut === anak)
        return (
          <div key={anak} className={styles.golongan}>
            <Stepper
              golongan={anak}
              keterangan={keterangan[anak]}
              jumlah={days.length}
              least={0}
              penuh={penuh}
              onChange={(jumlah) =>
                changeChild(anak, jumlah > days.length ? [...days, ''] : days.slice(0, jumlah))
              }
            />
            {days.length > 0 && (
              <div className={styles.lahir}>
                {days.map((day, index) => (
                  <Lahir
                    key={index}
                    id={`hitung-${anak}-${index}`}
                    nama={`${GOLONGAN_NAMA[anak]} ${index + 1}`}
                    day={day}
                    today={today}
                    alasan={alasanText(counted[index])}
                    onChange={(next) => changeChild(anak, days.with(index, next))}
                  />
                ))}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Returns why somebody counts as another kind than was chosen. */
function alasanText(orang: Orang | undefined): string {
  if (!orang?.alasan) return ''
  if (orang.golongan === null) return `Harganya belum masuk hitungan: ${orang.alasan}.`
  return `Dihitung ${GOLONGAN_NAMA[orang.golongan].toLowerCase()}: ${orang.alasan}.`
}

interface StepperProps {
  golongan: Golongan
  keterangan: string
  jumlah: number
  least: number
  penuh: boolean
  onChange: (jumlah: number) => void
}

function Stepper({ golongan, keterangan, jumlah, least, penuh, onChange }: StepperProps) {
  const nama = GOLONGAN_NAMA[golongan]
  const step = (next: number, ends: boolean, icon: 'minus' | 'plus') => (
    <button
      type="button"
      aria-disabled={ends}
      aria-label={`${icon === 'minus' ? 'Kurangi' : 'Tambah'} ${nama.toLowerCase()}`}
      onClick={() => ends || onChange(next)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not stand beside its buttons.
    <div className={styles.stepper} role="group" aria-label={`${nama}, ${keterangan}`}>
      <p>
        <strong>{nama}</strong>
        <span>
          <Berangka text={keterangan} />
        </span>
      </p>
      <div className={styles.angka}>
        {step(jumlah - 1, jumlah <= least, 'minus')}
        <output translate="no">{jumlah}</output>
        {step(jumlah + 1, penuh, 'plus')}
      </div>
    </div>
  )
}

interface LahirProps {
  id: string
  nama: string
  day: string
  today: string
  alasan: string
  onChange: (day: string) => void
}

function Lahir({ id, nama, day, today, alasan, onChange }: LahirProps) {
  const salah = day > today
  const said = salah ? LAHIR_NANTI : alasan
  return (
    <div>
      <label htmlFor={id}>Tanggal lahir {nama.toLowerCase()}</label>
      <input
        id={id}
        type="date"
        min="1900-01-01"
        max={today}
        value={day}
        aria-invalid={salah || undefined}
        aria-describedby={said ? `${id}-kata` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {said && (
        <p id={`${id}-kata`} className={styles.kata} data-salah={salah || undefined}>
          {said}
        </p>
      )}
    </div>
  )
}
