import { NativeSelect } from '@mantine/core'
import { formatThousands } from '@safar/shared/format/rupiah'
import { PENDAFTARAN_STATUS, type PendaftaranJumlah } from '@safar/shared/pendaftaran/schema'
import { Toolbar } from '../ui/toolbar.tsx'
import classes from './manifest.module.css'
import type { ManifestState } from './manifest-state.ts'
import { STATUS } from './status.ts'

interface Props {
  state: ManifestState
  /** How many there are of each status; undefined as long as nothing is known. */
  jumlah: PendaftaranJumlah | undefined
  onChange: (part: Partial<ManifestState>) => void
}

const ALL = 'semua'

export function ManifestToolbar({ state, jumlah, onChange }: Props) {
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${formatThousands(count)}`
  const choices = PENDAFTARAN_STATUS.map((value) => ({
    value,
    label: counted(STATUS[value].label, jumlah?.[value]),
  }))
  return (
    <Toolbar
      label="Cari pendaftaran"
      placeholder="Cari nama, kode, telepon, email, paket"
      value={state.q}
      onChange={(q) => onChange({ q })}
    >
      <NativeSelect
        className={classes.filter ?? ''}
        aria-label="Tampilkan status"
        data={[{ value: ALL, label: counted('Semua', jumlah?.total) }, ...choices]}
        value={state.status ?? ALL}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: PENDAFTARAN_STATUS.find((status) => status === value) ?? null })
        }
      />
    </Toolbar>
  )
}
