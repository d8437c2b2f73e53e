import { Button, Modal, Text, Textarea } from '@mantine/core'
import { PENDAFTARAN_LIMITS, type Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { type FormEvent, useReducer } from 'react'
import { useSession } from '../session/session-store.ts'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { hurufText } from '../ui/huruf.ts'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
}

/** What was typed and neither saved nor called off, by who typed it about whom: a session may end meanwhile. */
const unsaved = new Map<string, string>()

/** What staff want to remember about a person. */
export function CatatanDialog({ pendaftaran, opened, onClose }: Props) {
  const { mutate, reset, isPending, isError } = useUpdatePendaftaran(pendaftaran.id)
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  const key = `${owner}.${pendaftaran.id}`
  const typed = unsaved.get(key)
  const begun = typed === pendaftaran.catatan_admin ? undefined : typed
  const [, render] = useReducer((times: number) => times + 1, 0)
  const { length } = (typed ?? pendaftaran.catatan_admin).trim()
  const { problem, hint } = hurufText(length, PENDAFTARAN_LIMITS.catatan_admin)
  const notes = ['Tidak dilihat oleh pendaftar.', begun !== undefined && 'Tulisan ini belum disimpan.', hint]
  const close = () => {
    reset()
    onClose()
  }
  const finish = () => {
    unsaved.delete(key)
    close()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (problem) return
    const catatan_admin = String(new FormData(event.currentTarget).get('catatan_admin') ?? '')
    mutate({ catatan_admin }, { onSuccess: finish })
  }
  return (
    <Modal opened={opened} onClose={close} title={`Catatan tentang ${pendaftaran.nama}`}>
      <form onSubmit={save}>
        <Textarea
          label="Catatan staf"
          description={notes.filter(Boolean).join(' ')}
          error={problem}
          name="catatan_admin"
          autosize
          minRows={4}
          maxRows={12}
          defaultValue={begun ?? pendaftaran.catatan_admin}
          onChange={({ currentTarget }) => {
            unsaved.set(key, currentTarget.value)
            render()
          }}
          data-autofocus
        />
        {isError && (
          <Text c="var(--red)" mt="sm" role="alert">
            Data gagal diupdate
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={finish}>
            Batal
          </Button>
          <Button type="submit" loading={isPending}>
            Simpan
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
