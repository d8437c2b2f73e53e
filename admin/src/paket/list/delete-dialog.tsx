import { Button, Group, Modal, Text } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { useRef, useState } from 'react'
import { useRemovePaket } from '../paket.queries.ts'

interface Props {
  paket: Paket | null
  onClose: () => void
}

/** Asks before a package goes, then says how it went (SPEC sections 4 and 8). */
export function DeleteDialog({ paket, onClose }: Props) {
  const { mutateAsync, isPending } = useRemovePaket()
  const [message, setMessage] = useState<string | null>(null)
  // Keeps the name readable while the dialog fades out.
  const name = useRef('')
  if (paket) name.current = paket.nama_paket

  const close = () => {
    if (isPending) return
    setMessage(null)
    onClose()
  }
  const remove = async () => {
    if (!paket) return
    try {
      await mutateAsync(paket.id)
      setMessage('Data berhasil dihapus')
    } catch {
      setMessage('Data gagal dihapus')
    }
  }

  return (
    <Modal opened={paket !== null} onClose={close} title="Hapus paket">
      <Text mb="lg" role="status">
        {message ?? `Apakah anda yakin untuk menghapus data ${name.current}?`}
      </Text>
      <Group justify="flex-end">
        {message ? (
          <Button onClick={close} data-autofocus>
            Ok
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
              Batal
            </Button>
            <Button color="red" bg="var(--red)" onClick={remove} loading={isPending}>
              Ok
            </Button>
          </>
        )}
      </Group>
    </Modal>
  )
}
