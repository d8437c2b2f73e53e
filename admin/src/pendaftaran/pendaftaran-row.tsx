import { ActionIcon, NativeSelect, Text } from '@mantine/core'
import { kamarLabel } from '@safar/shared/paket/kamar'
import { NO_CHOICE } from '@safar/shared/pendaftaran/form-fields'
import { PENDAFTARAN_STATUS, type Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { IconNote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatWaktu } from '../ui/waktu.ts'
import { CatatanDialog } from './catatan-dialog.tsx'
import { ContactButton } from './contact-button.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { FoldedText } from './folded-text.tsx'
import classes from './manifest.module.css'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'
import { PromoDialog } from './promo-dialog.tsx'
import { StaleEdit } from './save-beside.ts'
import { STATUS } from './status.ts'

interface Props {
  pendaftaran: Pendaftaran
  /** Empty where none was chosen. */
  namaPaket: string
}

const choices = PENDAFTARAN_STATUS.map((value) => ({ value, label: STATUS[value].label }))

/** One person: who, for which package, how far, and the next step. */
export function PendaftaranRow({ pendaftaran, namaPaket }: Props) {
  const { id, kode, nama, email, telepon, kamar, jumlah_pax, catatan, catatan_admin, created_at } =
    pendaftaran
  const [dialog, setDialog] = useState<'catatan' | 'hapus' | 'promo' | null>(null)
  const { mutate, isPending, isError, error, variables } = useUpdatePendaftaran(id)
  // What was chosen stands at once, and goes back to what is stored should the change fail.
  const shown = (isPending && variables.change.status) || pendaftaran.status
  const stale = error instanceof StaleEdit ? error.stored : null
  const setStatus = (value: string) => {
    const status = PENDAFTARAN_STATUS.find((known) => known === value)
    if (status) mutate({ base: stale ?? { ...pendaftaran, status: shown }, change: { status } })
  }
  const close = () => setDialog(null)
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Text fw={660}>{nama}</Text>
        <Text size="sm" c="dimmed">
          {[email, telepon].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={classes.what}>
        <Text>{namaPaket || NO_CHOICE}</Text>
        <Text size="sm" c="dimmed">
          {[formatWaktu(created_at), jumlah_pax !== null && `${jumlah_pax} pax`, kamarLabel(kamar)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {kode}
        </Text>
      </div>
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
      <div className={classes.actions}>
        <ContactButton pendaftaran={pendaftaran} namaPaket={namaPaket} />
        <ActionIcon
          variant="subtle"
          c="var(--muted)"
          size={40}
          aria-label={`Catatan tentang ${nama}`}
          onClick={() => setDialog('catatan')}
        >
          <IconNote size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          c="var(--red)"
          size={40}
          aria-label={`Hapus data ${nama}`}
          onClick={() => setDialog('hapus')}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.notes}>
        {catatan && <FoldedText text={`“${catatan}”`} label={`catatan ${nama}`} />}
        {catatan_admin && (
          <FoldedText text={catatan_admin} label={`catatan staf tentang ${nama}`} prefix="Staf:" />
        )}
        <Promo pendaftaran={pendaftaran} onWithdraw={() => setDialog('promo')} />
      </div>
      <CatatanDialog pendaftaran={pendaftaran} opened={dialog === 'catatan'} onClose={close} />
      <EraseDialog pendaftaran={pendaftaran} opened={dialog === 'hapus'} onClose={close} />
      <PromoDialog pendaftaran={pendaftaran} opened={dialog === 'promo'} onClose={close} />
    </li>
  )
}

/** Whether promotion may be sent; nothing where it never was agreed to. */
function Promo({ pendaftaran, onWithdraw }: { pendaftaran: Pendaftaran; onWithdraw: () => void }) {
  const { nama, setuju_pemasaran, pemasaran_ditarik_pada, pemasaran_ditarik_oleh } = pendaftaran
  if (pemasaran_ditarik_pada) {
    return (
      <p>
        Persetujuan promo ditarik {formatWaktu(pemasaran_ditarik_pada)}, dicatat oleh {pemasaran_ditarik_oleh}
      </p>
    )
  }
  if (!setuju_pemasaran) return null
  return (
    <p>
      Boleh dikirimi promo{' '}
      <button
        type="button"
        className={classes.unfold}
        aria-label={`Tarik persetujuan promo ${nama}`}
        onClick={onWithdraw}
      >
        Tarik persetujuan
      </button>
    </p>
  )
}
