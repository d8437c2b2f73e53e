import { Button, FileButton, Modal, Text } from '@mantine/core'
import { tinggiWarning } from '@safar/shared/files/gambar/fit-warning'
import { type Gambar, namaGambar } from '@safar/shared/files/gambar/gambar'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { IconArrowRight, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { gambarClient } from '../../files/gambar/gambar-client.ts'
import { pictureSize } from '../../files/gambar/picture-size.ts'
import { prepareGambar } from '../../files/gambar/prepare-gambar.ts'
import { PickDialog } from '../../files/gambar/pustaka/pick-dialog.tsx'
import { pustakaQueries, useReplaceGambar } from '../../files/gambar/pustaka/pustaka.queries.ts'
import { fileProblem, GAMBAR_ACCEPT, uploadProblem } from '../../files/gambar/upload-rules.ts'
import { apiHost } from '../../platform/host.ts'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import classes from './replace-dialog.module.css'

interface Props {
  gambar: Gambar
  onClose: () => void
  onReplaced: (baru: Gambar, diganti: number) => void
}

/**
 * Renders the dialog that replaces a picture everywhere, by one from the device or the library, after a look at both.
 */
export function ReplaceDialog({ gambar, onClose, onReplaced }: Props) {
  const queryClient = useQueryClient()
  const [baru, setBaru] = useState<Gambar | null>(null)
  const [upload, setUpload] = useState<{ isBusy: boolean; message: string }>({ isBusy: false, message: '' })
  /** The warning that the new picture was scaled down. */
  const [shrunk, setShrunk] = useState('')
  const { mutate, isPending, error } = useReplaceGambar()

  const send = async (file: File | null) => {
    if (!file) return
    setUpload({ isBusy: true, message: '' })
    try {
      const ready = await prepareGambar(file)
      const message = fileProblem(ready)
      if (message) return setUpload({ isBusy: false, message })
      const size = await pictureSize(file)
      const imageName = await gambarClient.upload(ready, { menetap: true })
      setShrunk((size && tinggiWarning(size)) ?? '')
      setBaru(await queryClient.fetchQuery(pustakaQueries.one(imageName)))
      setUpload({ isBusy: false, message: '' })
    } catch (failure) {
      setUpload({
        isBusy: false,
        message: `${file.name}: ${uploadProblem(failure) ?? 'Masuk lagi, lalu coba lagi.'}`,
      })
    }
  }

  if (!baru)
    return (
      <PickDialog
        title={`Ganti ${namaGambar(gambar)}`}
        action="Lanjut"
        without={gambar.image_name}
        error={upload.message}
        isBusy={upload.isBusy}
        onPick={(picked) => {
          setShrunk('')
          setBaru(picked)
        }}
        onClose={onClose}
        tools={
          <FileButton accept={GAMBAR_ACCEPT} onChange={(file) => void send(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={upload.isBusy}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                Unggah pengganti
              </Button>
            )}
          </FileButton>
        }
      />
    )
  return (
    <Modal opened onClose={onClose} title={`Ganti di ${gambar.dipakai.length} tempat?`} size="lg">
      <div className={classes.both}>
        <img src={gambarUrl(gambar.image_name, apiHost)} alt={`Sekarang: ${namaGambar(gambar)}`} />
        <IconArrowRight size={24} aria-hidden />
        <img src={gambarUrl(baru.image_name, apiHost)} alt={`Gantinya: ${namaGambar(baru)}`} />
      </div>
      <Text mt="md">
        Gambar lama diganti di semua tempat itu. Yang sedang terbit langsung berubah di situs, draf tetap
        draf, dan setiap penggantian tercatat di riwayatnya. Bila gambar baru belum punya deskripsi gambar
        atau titik fokus, yang lama dipakai. Gambar lama tetap di Media.
      </Text>
      {shrunk && <Text mt="sm">{shrunk}</Text>}
      {error && (
        <Text c="var(--red)" mt="sm" role="alert">
          {error.message}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={() => setBaru(null)}>
          Pilih yang lain
        </Button>
        <Button
          data-autofocus
          loading={isPending}
          onClick={() =>
            mutate(
              { lama: gambar.image_name, baru: baru.image_name },
              { onSuccess: ({ data, diganti }) => onReplaced(data, diganti) },
            )
          }
        >
          Ganti sekarang
        </Button>
      </DialogActions>
    </Modal>
  )
}
