import { NativeSelect, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { PENDAFTARAN_STATUS } from '@safar/shared/pendaftaran/status'
import { useMay } from '../session/session-store.ts'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'
import { StaleEdit } from './save-beside.ts'
import { STATUS } from './status.ts'

const choices = PENDAFTARAN_STATUS.map((value) => ({ value, label: STATUS[value].label }))

/** How far somebody is. What is chosen stands at once, and goes back to what is stored should the change fail. */
export function StatusSelect({ pendaftaran }: { pendaftaran: Pendaftaran }) {
  if (!useMay('staff')) return <Text fw={660}>{STATUS[pendaftaran.status].label}</Text>
  return <StatusChoice pendaftaran={pendaftaran} />
}

function StatusChoice({ pendaftaran }: { pendaftaran: Pendaftaran }) {
  const { id, nama } = pendaftaran
  const { mutate, isPending, isError, error, variables } = useUpdatePendaftaran(id)
  const shown = (isPending && variables.change.status) || pendaftaran.status
  const stale = error instanceof StaleEdit ? error.stored : null
  const setStatus = (value: string) => {
    const status = PENDAFTARAN_STATUS.find((known) => known === value)
    if (status) mutate({ base: stale ?? { ...pendaftaran, status: shown }, change: { status } })
  }
  return (
    <div>
      <NativeSelect
        aria-label={`Status ${nama}`}
        data={choices}
        value={shown}
        onChange={(event) => setStatus(event.currentTarget.value)}
        styles={{ input: { background: STATUS[shown].bg, color: STATUS[shown].c, fontWeight: 660 } }}
      />
      {isError && (
        <Text size="sm" c="var(--red)" role="alert">
          {stale
            ? `${stale.diubah_oleh || 'Orang lain'} baru saja mengubahnya menjadi ${STATUS[stale.status].label}. Pilih lagi bila masih perlu.`
            : 'Data gagal diupdate'}
        </Text>
      )}
    </div>
  )
}
