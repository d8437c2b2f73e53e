import { ActionIcon, CloseButton, Menu, SegmentedControl, Select, TextInput } from '@mantine/core'
import type { PaketState } from '@safar/shared/paket/rules'
import { TIPE_PAKET } from '@safar/shared/paket/schema'
import { IconCheck, IconColumns3, IconSearch } from '@tabler/icons-react'
import { HIDEABLE } from './kolom.ts'
import classes from './list-toolbar.module.css'
import type { ListState } from './url-state.ts'
import type { Counts } from './use-paket-rows.ts'

interface Props {
  state: ListState
  counts: Counts
  isNarrow: boolean
  kolom: { visibility: Record<string, boolean>; toggle: (id: string) => void }
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
  { value: '-nomor', label: 'Nomor terbesar' },
]

export function ListToolbar({ state, counts, isNarrow, kolom, onChange }: Props) {
  const states = STATES.map(({ value, label }) => ({ value, label: `${label} ${counts[value]}` }))
  const setKeadaan = (value: string | null) => {
    const chosen = STATES.find((item) => item.value === value)?.value ?? ALL
    onChange({ keadaan: chosen === ALL ? null : chosen })
  }
  const [sort] = state.sorting
  const order = sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''

  return (
    <search className={classes.tools} aria-label="Paket">
      <TextInput
        className={classes.search ?? ''}
        aria-label="Cari paket"
        placeholder="Cari nama, tipe, durasi, maskapai"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          state.q && <CloseButton aria-label="Hapus pencarian" onClick={() => onChange({ q: '' })} />
        }
        value={state.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      <Select
        className={classes.tipe ?? ''}
        aria-label="Tipe"
        placeholder="Semua tipe"
        data={[...TIPE_PAKET]}
        value={state.tipe}
        allowDeselect
        clearable
        clearButtonProps={{ 'aria-label': 'Semua tipe' }}
        onChange={(value) => onChange({ tipe: TIPE_PAKET.find((tipe) => tipe === value) ?? null })}
      />
      {isNarrow ? (
        <>
          <Select
            className={classes.tipe ?? ''}
            aria-label="Keadaan"
            data={states}
            value={state.keadaan ?? ALL}
            onChange={setKeadaan}
          />
          <Select
            className={classes.order ?? ''}
            aria-label="Urutkan"
            data={ORDERS}
            value={ORDERS.some(({ value }) => value === order) ? order : ''}
            onChange={(value) =>
              onChange({
                sorting: value ? [{ id: value.replace('-', ''), desc: value.startsWith('-') }] : [],
              })
            }
          />
        </>
      ) : (
        <>
          <SegmentedControl
            className={classes.states ?? ''}
            aria-label="Keadaan"
            data={states}
            value={state.keadaan ?? ALL}
            onChange={setKeadaan}
          />
          <Menu closeOnItemClick={false} position="bottom-end">
            <Menu.Target>
              <ActionIcon
                variant="outline"
                bd="1px solid var(--line2)"
                c="var(--muted)"
                size={42}
                aria-label="Pilih kolom"
              >
                <IconColumns3 size={20} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {HIDEABLE.map(({ id, label }) => (
                <Menu.Item
                  key={id}
                  role="menuitemcheckbox"
                  aria-checked={kolom.visibility[id] ?? true}
                  leftSection={
                    <IconCheck size={18} aria-hidden opacity={kolom.visibility[id] === false ? 0 : 1} />
                  }
                  onClick={() => kolom.toggle(id)}
                >
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </search>
  )
}
