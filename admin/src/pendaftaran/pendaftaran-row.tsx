import { ActionIcon, Button, NativeSelect, Text } from '@mantine/core'
import { chatUrl, mailUrl } from '@safar/shared/chat'
import { PENDAFTARAN_STATUS, type Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { IconBrandWhatsapp, IconMail, IconNote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { agency } from '../app/agency.ts'
import { formatWaktu } from '../ui/waktu.ts'
import { CatatanDialog } from './catatan-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import classes from './manifest.module.css'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'
import { STATUS } from './status.ts'

interface Props {
  pendaftaran: Pendaftaran
  namaPaket: string
}

const choices = PENDAFTARAN_STATUS.map((value) => ({ value, label: STATUS[value].label }))

/** One person: who, for which package, how far, and the next step. */
export function PendaftaranRow({ pendaftaran, namaPaket }: Props) {
  const { id, nama, email, telepon, jumlah_pax, catatan, catatan_admin, status, created_at } = pendaftaran
  const [dialog, setDialog] = useState<'catatan' | 'hapus' | null>(null)
  const { mutate, isPending, isError, variables } = useUpdatePendaftaran(id)
  // What was chosen stands at once, and goes back to what is stored should the change fail.
  const shown = (isPending && variables.status) || status
  const greeting = `Assalamu'alaikum ${nama}, kami dari ${agency.brand} tentang pendaftaran Anda: ${namaPaket}.`
  const setStatus = (value: string) => {
    const chosen = PENDAFTARAN_STATUS.find((known) => known === value)
    if (chosen) mutate({ status: chosen })
  }
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Text fw={660}>{nama}</Text>
        <Text size="sm" c="dimmed">
          {[email, telepon].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={classes.what}>
        <Text>{namaPaket}</Text>
        <Text size="sm" c="dimmed">
          {formatWaktu(created_at)}
          {jumlah_pax !== null && ` · ${jumlah_pax} pax`}
        </Text>
      </div>
      <div className={classes.status}>
        <NativeSelect
          aria-label={`Status ${nama}`}
          data={choices}
          value={shown}
          onChange={(event) => setStatus(event.currentTarget.value)}
          styles={{ input: { background: STATUS[shown].bg, color: STATUS[shown].c, fontWeight: 660 } }}
        />
        {isError && (
          <Text size="sm" c="var(--red)" role="alert">
            Data gagal diupdate
          </Text>
        )}
      </div>
      <div className={classes.actions}>
        {telepon ? (
          <Button
            component="a"
            href={chatUrl(telepon, greeting)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
            aria-label={`Chat dengan ${nama} (tab baru)`}
          >
            Chat
          </Button>
        ) : (
          <Button
            component="a"
            href={mailUrl(email)}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
            aria-label={`Kirim email kepada ${nama}`}
          >
            Email
          </Button>
        )}
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
      {(catatan || catatan_admin) && (
        <div className={classes.notes}>
          {catatan && <p>“{catatan}”</p>}
          {catatan_admin && (
            <p>
              <strong>Staf:</strong> {catatan_admin}
            </p>
          )}
        </div>
      )}
      <CatatanDialog
        pendaftaran={pendaftaran}
        opened={dialog === 'catatan'}
        onClose={() => setDialog(null)}
      />
      <EraseDialog pendaftaran={pendaftaran} opened={dialog === 'hapus'} onClose={() => setDialog(null)} />
    </li>
  )
}
