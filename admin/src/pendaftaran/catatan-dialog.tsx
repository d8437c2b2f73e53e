import { Button, Modal, Text, Textarea } from '@mantine/core'
import { PENDAFTARAN_LIMITS, type Pendaftaran } from '@safar/shared/pendaftaran/schema'
import type { FormEvent } from 'react'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
}

/** What staff want to remember about a person. */
export function CatatanDialog({ pendaftaran, opened, onClose }: Props) {
  const { mutate, isPending, isError } = useUpdatePendaftaran()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const catatan_admin = String(new FormData(event.currentTarget).get('catatan_admin') ?? '')
    mutate({ id: pendaftaran.id, input: { catatan_admin } }, { onSuccess: onClose })
  }
  return (
    <Modal opened={opened} onClose={onClose} title={`Catatan tentang ${pendaftaran.nama}`}>
      <form onSubmit={save}>
        <Textarea
          label="Catatan staf"
          description="Tidak dilihat oleh pendaftar."
          name="catatan_admin"
          autosize
          minRows={4}
          maxRows={12}
          maxLength={PENDAFTARAN_LIMITS.catatan_admin}
          defaultValue={pendaftaran.catatan_admin}
          data-autofocus
        />
        {isError && (
          <Text c="var(--red)" mt="sm" role="alert">
            Data gagal diupdate
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
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
