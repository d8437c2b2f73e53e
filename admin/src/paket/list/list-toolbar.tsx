import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { PaketState } from '@safar/shared/paket/rules'
import { TIPE_PAKET } from '@safar/shared/paket/schema'
import { Toolbar } from '../../ui/toolbar.tsx'
import type { Kolom } from './kolom.ts'
import { KolomMenu } from './kolom-menu.tsx'
import classes from './list-toolbar.module.css'
import type { ListState } from './url-state.ts'
import type { Counts } from './use-paket-rows.ts'

interface Props {
  state: ListState
  /** Null as long as nothing is known. */
  counts: Counts | null
  isNarrow: boolean
  kolom: Kolom
  onChange: (part: Partial<ListState>) => void
}

const ALL = 'semua'
const STATES: { value: PaketState | typeof ALL; label: string }[] = [
  { value: ALL, label: 'Semua' },
  { value: 'terbuka', label: 'Terbuka' },
  { value: 'penuh', label: 'Penuh' },
  { value: 'berangkat', label: 'Sudah berangkat' },
]
const ORDERS = [
  { value: '', label: 'Keberangkatan terdekat' },
  { value: 'nama_paket', label: 'Nama A–Z' },
  { value: '-nama_paket', label: 'Nama Z–A' },
  { value: 'tipe_paket', label: 'Tipe A–Z' },
  { value: '-tipe_paket', label: 'Tipe Z–A' },
  { value: '-nomor', label: 'Nomor terbesar' },
]

export function ListToolbar({ state, counts, isNarrow, kolom, onChange }: Props) {
  const states = STATES.map(({ value, label }) => ({
    value,
    label: counts ? `${label} ${counts[value]}` : label,
  }))
  const setKeadaan = (value: string) => {
    const chosen = STATES.find((item) => item.value === value)?.value ?? ALL
    onChange({ keadaan: chosen === ALL ? null : chosen })
  }
  const [sort] = state.sorting
  const order = sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''

  return (
    <Toolbar
      label="Cari paket"
      placeholder="Cari nama, tipe, durasi, maskapai"
      value={state.q}
      onChange={(q) => onChange({ q })}
    >
      <NativeSelect
        className={classes.tipe ?? ''}
        aria-label="Tipe"
        data={[{ value: '', label: 'Semua tipe' }, ...TIPE_PAKET]}
        value={state.tipe ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ tipe: TIPE_PAKET.find((tipe) => tipe === value) ?? null })
        }
      />
      {isNarrow ? (
        <>
          <NativeSelect
            className={classes.tipe ?? ''}
            aria-label="Keadaan"
            data={states}
            value={state.keadaan ?? ALL}
            onChange={(event) => setKeadaan(event.currentTarget.value)}
          />
          <NativeSelect
            className={classes.order ?? ''}
            aria-label="Urutkan"
            data={ORDERS}
            value={ORDERS.some(({ value }) => value === order) ? order : ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                sorting: value ? [{ id: value.replace('-', ''), desc: value.startsWith('-') }] : [],
              })
            }
          />
        </>
      ) : (
        <>
          <SegmentedControl
            bg="var(--sand)"
            withItemsBorders={false}
            className={classes.states ?? ''}
            aria-label="Keadaan"
            data={states}
            value={state.keadaan ?? ALL}
            onChange={setKeadaan}
          />
          <KolomMenu kolom={kolom} />
        </>
      )}
    </Toolbar>
  )
}
