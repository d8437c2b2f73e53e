import { CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { PENDAFTARAN_STATUS, type Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { IconSearch } from '@tabler/icons-react'
import classes from './manifest.module.css'
import type { ManifestState } from './manifest-state.ts'
import { STATUS } from './status.ts'

interface Props {
  state: ManifestState
  list: readonly Pendaftaran[]
  onChange: (part: Partial<ManifestState>) => void
}

const ALL = 'semua'

export function ManifestToolbar({ state, list, onChange }: Props) {
  const choices = PENDAFTARAN_STATUS.map((value) => ({
    value,
    label: `${STATUS[value].label} ${list.filter(({ status }) => status === value).length}`,
  }))
  return (
    <search className={classes.tools} aria-label="Pendaftaran">
      <TextInput
        className={classes.search ?? ''}
        aria-label="Cari pendaftaran"
        placeholder="Cari nama, email, telepon, paket"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          state.q && <CloseButton aria-label="Hapus pencarian" onClick={() => onChange({ q: '' })} />
        }
        value={state.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      <NativeSelect
        className={classes.filter ?? ''}
        aria-label="Tampilkan status"
        data={[{ value: ALL, label: `Semua ${list.length}` }, ...choices]}
        value={state.status ?? ALL}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: PENDAFTARAN_STATUS.find((status) => status === value) ?? null })
        }
      />
    </search>
  )
}
