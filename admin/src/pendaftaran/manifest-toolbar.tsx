import { NativeSelect } from '@mantine/core'
import { PENDAFTARAN_STATUS, type Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { Toolbar } from '../ui/toolbar.tsx'
import classes from './manifest.module.css'
import type { ManifestState } from './manifest-state.ts'
import { STATUS } from './status.ts'

interface Props {
  state: ManifestState
  /** Undefined as long as nothing is known. */
  list: readonly Pendaftaran[] | undefined
  onChange: (part: Partial<ManifestState>) => void
}

const ALL = 'semua'

export function ManifestToolbar({ state, list, onChange }: Props) {
  const counted = (label: string, part: typeof list) => (part ? `${label} ${part.length}` : label)
  const choices = PENDAFTARAN_STATUS.map((value) => ({
    value,
    label: counted(
      STATUS[value].label,
      list?.filter(({ status }) => status === value),
    ),
  }))
  return (
    <Toolbar
      label="Cari pendaftaran"
      placeholder="Cari nama, email, telepon, paket"
      value={state.q}
      onChange={(q) => onChange({ q })}
    >
      <NativeSelect
        className={classes.filter ?? ''}
        aria-label="Tampilkan status"
        data={[{ value: ALL, label: counted('Semua', list) }, ...choices]}
        value={state.status ?? ALL}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: PENDAFTARAN_STATUS.find((status) => status === value) ?? null })
        }
      />
    </Toolbar>
  )
}
