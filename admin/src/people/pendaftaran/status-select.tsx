import { NativeSelect, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { isLompat, PENDAFTARAN_STATUS, type PendaftaranStatus } from '@safar/shared/people/pendaftaran/status'
import { useState } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'
import { StaleEdit } from './save-beside.ts'
import { STATUS } from './status.ts'
import { CancelDialog, LunasDialog } from './status-dialog.tsx'
import { noteChanged } from './terakhir.ts'

const choices = PENDAFTARAN_STATUS.map((value) => ({ value, label: STATUS[value].label }))

interface Props {
  pendaftaran: Pendaftaran
  /** Smaller within a row, which keeps its height; a cancellation's reason is shown where there is room. */
  size?: 'xs' | 'sm'
}

/** Renders the status of a registration. A choice is shown optimistically, and rolled back should the change fail. */
export function StatusSelect({ pendaftaran, size = 'sm' }: Props) {
  if (!useMay('staff')) return <Text fw={660}>{STATUS[pendaftaran.status].label}</Text>
  return <StatusChoice pendaftaran={pendaftaran} size={size} />
}

function StatusChoice({ pendaftaran, size }: Required<Props>) {
  const { id, nama } = pendaftaran
  const { mutate, isPending, isError, error, variables } = useUpdatePendaftaran(id)
  const shown = (isPending && variables.change.status) || pendaftaran.status
  const stale = error instanceof StaleEdit ? error.stored : null
  const [asked, setAsked] = useState<'batal' | 'lunas' | null>(null)
  const save = (change: { status: PendaftaranStatus; alasan_batal?: string }) => {
    setAsked(null)
    const edit = { base: stale ?? { ...pendaftaran, status: shown }, change }
    const kata = change.status === 'batal' ? 'dibatalkan' : `menjadi ${STATUS[change.status].label}`
    mutate(edit, { onSuccess: (saved) => noteChanged(edit, saved, `${nama} ${kata}.`) })
  }
  const setStatus = (value: string) => {
    const status = PENDAFTARAN_STATUS.find((known) => known === value)
    if (!status || status === shown) return
    if (status === 'batal' || isLompat(shown, status)) setAsked(status === 'batal' ? 'batal' : 'lunas')
    else save({ status })
  }
  return (
    <div>
      <NativeSelect
        size={size}
        aria-label={`Status ${nama}`}
        data={choices}
        value={shown}
        onChange={(event) => setStatus(event.currentTarget.value)}
        styles={{ input: { background: STATUS[shown].bg, color: STATUS[shown].c, fontWeight: 660 } }}
      />
      {size === 'sm' && pendaftaran.status === 'batal' && pendaftaran.alasan_batal && (
        <Text size="sm" c="var(--muted)" style={{ overflowWrap: 'anywhere' }}>
          {pendaftaran.alasan_batal}
        </Text>
      )}
      {asked === 'batal' && (
        <CancelDialog
          pendaftaran={pendaftaran}
          onClose={() => setAsked(null)}
          onSure={(alasan_batal) => save({ status: 'batal', alasan_batal })}
        />
      )}
      {asked === 'lunas' && (
        <LunasDialog
          pendaftaran={pendaftaran}
          onClose={() => setAsked(null)}
          onSure={() => save({ status: 'lunas' })}
        />
      )}
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
