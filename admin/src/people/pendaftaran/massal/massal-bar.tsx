import { CloseButton, Loader, NativeSelect } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { isLompat, PENDAFTARAN_STATUS, type PendaftaranStatus } from '@safar/shared/people/pendaftaran/status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../access/session/session-store.ts'
import notice from '../../../platform/ui/notices.module.css'
import { pendaftaranQueries } from '../pendaftaran.queries.ts'
import type { PendaftaranChange } from '../save-beside.ts'
import { STATUS } from '../status.ts'
import { CancelDialog, LunasDialog } from '../status-dialog.tsx'
import { useChangeMassal } from './change-massal.ts'
import classes from './massal.module.css'

interface Props {
  rows: readonly Pendaftaran[]
  onClose: () => void
}

const TANPA = 'tanpa'

/** Renders the bulk actions on ticked registrations: who is responsible for them, and their status. */
export function MassalBar({ rows, onClose }: Props) {
  const own = useSession((state) => Number(state.userInfo?.user.id ?? 0))
  const { data: people = [] } = useQuery(pendaftaranQueries.petugas())
  const { mutate, isPending } = useChangeMassal()
  const [asked, setAsked] = useState<'batal' | 'lunas' | null>(null)
  const siapa = `${rows.length} pendaftaran`
  const change = (change: PendaftaranChange, kata: string) => {
    setAsked(null)
    mutate({ edits: rows.map((base) => ({ base, change })), kata }, { onSuccess: onClose })
  }
  const setPetugas = (value: string) => {
    if (value === TANPA) change({ petugas_id: null }, 'tanpa penanggung jawab')
    const chosen = people.find(({ id }) => String(id) === value)
    if (chosen) change({ petugas_id: chosen.id }, `diserahkan kepada ${chosen.nama}`)
  }
  const saveStatus = (status: PendaftaranStatus, more: PendaftaranChange = {}) =>
    change({ status, ...more }, `menjadi ${STATUS[status].label}`)
  const setStatus = (value: string) => {
    const status = PENDAFTARAN_STATUS.find((known) => known === value)
    if (!status) return
    if (status === 'batal') setAsked('batal')
    else if (rows.some((row) => isLompat(row.status, status))) setAsked('lunas')
    else saveStatus(status)
  }
  const about = { nama: siapa, kode: rows.map(({ kode }) => kode).join(', ') }
  return (
    <section aria-label="Pendaftaran yang dipilih" className={`${notice.notice} ${classes.bar}`}>
      <span role="status" className={notice.words}>
        {rows.length} dipilih
      </span>
      {isPending && <Loader size={18} color="white" aria-label="Menyimpan" />}
      <NativeSelect
        size="xs"
        aria-label="Serahkan kepada"
        disabled={isPending}
        value=""
        data={[
          { value: '', label: 'Serahkan kepada…', disabled: true },
          ...people.map(({ id, nama }) => ({
            value: String(id),
            label: id === own ? `${nama} (saya)` : nama,
          })),
          { value: TANPA, label: 'Tanpa penanggung jawab' },
        ]}
        onChange={({ currentTarget: { value } }) => setPetugas(value)}
      />
      <NativeSelect
        size="xs"
        aria-label="Ubah status menjadi"
        disabled={isPending}
        value=""
        data={[
          { value: '', label: 'Ubah status…', disabled: true },
          ...PENDAFTARAN_STATUS.map((value) => ({ value, label: STATUS[value].label })),
        ]}
        onChange={({ currentTarget: { value } }) => setStatus(value)}
      />
      <CloseButton c="var(--white)" variant="transparent" aria-label="Lepas pilihan" onClick={onClose} />
      {asked === 'batal' && (
        <CancelDialog
          pendaftaran={about}
          onClose={() => setAsked(null)}
          onSure={(alasan_batal) => saveStatus('batal', { alasan_batal })}
        />
      )}
      {asked === 'lunas' && (
        <LunasDialog pendaftaran={about} onClose={() => setAsked(null)} onSure={() => saveStatus('lunas')} />
      )}
    </section>
  )
}
