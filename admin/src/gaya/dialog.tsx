import { Alert, Button, Drawer, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'

export function Dialog() {
  const [open, setOpen] = useState<'dialog' | 'laci' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Alert title="Draf ditemukan" mb="md">
        Isian dari hari ini, 10.00 belum disimpan.
      </Alert>
      <Alert title="Situs gagal dibangun" color="red" mb="md">
        Rilis yang lama tetap tampil.
      </Alert>
      <Group>
        <Button variant="default" onClick={() => setOpen('dialog')}>
          Buka dialog
        </Button>
        <Button variant="default" onClick={() => setOpen('laci')}>
          Buka laci
        </Button>
      </Group>
      <Modal opened={open === 'dialog'} onClose={close} title="Hapus paket">
        <Text mb="lg">Apakah anda yakin untuk menghapus data Umrah Reguler?</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Batal
          </Button>
          <Button color="red" onClick={close}>
            Hapus
          </Button>
        </Group>
      </Modal>
      <Drawer opened={open === 'laci'} onClose={close} title="Sampah">
        <Text>Paket yang dihapus disimpan di sini.</Text>
      </Drawer>
    </>
  )
}
