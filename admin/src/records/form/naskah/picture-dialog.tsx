import { Button, FileButton, Group, Modal, Progress, Stack, Text, TextInput } from '@mantine/core'
import { MAX_ALT_LENGTH, tanpaAlt } from '@safar/shared/files/gambar/gambar'
import { gambarSrcset } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { IconPhoto, IconPhotoUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { gambarClient } from '../../../files/gambar/gambar-client.ts'
import { pustakaQueries, useChangeGambar } from '../../../files/gambar/pustaka/pustaka.queries.ts'
import { GAMBAR_ACCEPT } from '../../../files/gambar/upload-rules.ts'
import { useUpload } from '../../../files/gambar/use-upload.ts'
import { apiHost } from '../../../platform/host.ts'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { saidBy } from '../../../platform/ui/said-by.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import classes from './naskah.module.css'

const PickDialog = lazy(async () => ({
  default: (await import('../../../files/gambar/pustaka/pick-dialog.tsx')).PickDialog,
}))

export interface PictureChoice {
  name: string
  alt: string
  caption: string
}

interface PictureDialogProps {
  /** The picture that is changed; none for a new one. */
  picture: PictureChoice | null
  /** The file that was dropped or pasted, uploaded at once. */
  file: File | null
  onClose: () => void
  onChoose: (picture: PictureChoice) => void
}

const tooLong = (words: string) => lengthText(words.trim().length, MAX_ALT_LENGTH).problem

/** Renders the dialog of a text's picture: uploaded or of the library, described, and inserted at the caret. */
export function PictureDialog({ picture, file, onClose, onChoose }: PictureDialogProps) {
  useFocusBack()
  const [name, setName] = useState(picture?.name ?? '')
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [caption, setCaption] = useState(picture?.caption ?? '')
  const [isPicking, setPicking] = useState(false)
  const { state, choose, send, cancel } = useUpload({ client: gambarClient, onUploaded: setName })
  const begin = useEffectEvent(() => {
    if (file) void choose(file)
  })
  useEffect(() => begin(), [])
  const tell = useChangeGambar()
  const { data: known } = useQuery({ ...pustakaQueries.one(name), enabled: name !== '' })
  /** Saves the description with the picture where it has none yet, or it could not go live. */
  const insert = () => {
    const put = () => onChoose({ name, alt: alt.trim(), caption: caption.trim() })
    if (!known || !tanpaAlt(known)) return put()
    const change = alt.trim() ? { alt: alt.trim() } : { hiasan: true }
    tell.mutate({ imageName: name, change }, { onSuccess: put })
  }
  return (
    <Modal opened onClose={onClose} title={picture ? 'Ubah gambar' : 'Sisipkan gambar'}>
      <Stack gap="md">
        {name && state.status !== 'sending' && (
          <img
            className={classes.chosen}
            src={gambarUrl(name, apiHost)}
            srcSet={gambarSrcset(name, apiHost)}
            sizes="400px"
            alt="Gambar yang dipilih"
          />
        )}
        {state.status === 'sending' ? (
          <div>
            <Text size="sm">Mengunggah {state.name}</Text>
            <Progress.Root mt={6}>
              <Progress.Section value={state.fraction * 100} aria-label="Unggahan gambar" />
            </Progress.Root>
            <Button size="xs" variant="default" mt="xs" onClick={cancel}>
              Batalkan unggahan
            </Button>
          </div>
        ) : (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              onClick={() => setPicking(true)}
            >
              Pilih dari pustaka
            </Button>
            <FileButton accept={GAMBAR_ACCEPT} onChange={(chosen) => void choose(chosen)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconPhotoUp size={18} aria-hidden />}>
                  Unggah dari perangkat
                </Button>
              )}
            </FileButton>
          </Group>
        )}
        {state.status === 'asked' && (
          <Text size="sm" role="alert">
            {state.message}{' '}
            <Button size="xs" variant="default" onClick={() => void send(state.file)}>
              Tetap pakai
            </Button>
          </Text>
        )}
        {state.status === 'failed' && (
          <Text size="sm" c="red" role="alert">
            {state.message}
          </Text>
        )}
        <TextInput
          label="Deskripsi gambar"
          description="Apa yang terlihat, bagi yang tidak dapat melihatnya. Kosongkan bila hanya hiasan."
          value={alt}
          error={tooLong(alt)}
          autoComplete="off"
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        {tell.error && (
          <Text size="sm" c="red" role="alert">
            {saidBy(tell.error)}
          </Text>
        )}
        <TextInput
          label="Keterangan di bawah gambar"
          value={caption}
          error={tooLong(caption)}
          autoComplete="off"
          onChange={({ currentTarget }) => setCaption(currentTarget.value)}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button
          disabled={name === '' || state.status === 'sending' || Boolean(tooLong(alt) ?? tooLong(caption))}
          loading={tell.isPending}
          onClick={insert}
        >
          {picture ? 'Simpan gambar' : 'Sisipkan'}
        </Button>
      </DialogActions>
      <Suspense fallback={null}>
        {isPicking && (
          <PickDialog
            title="Pilih gambar"
            action="Pakai gambar ini"
            onClose={() => setPicking(false)}
            onPick={(gambar) => {
              setPicking(false)
              setName(gambar.image_name)
              // The library's description, unless this text has its own.
              if (alt.trim() === '') setAlt(gambar.alt)
            }}
          />
        )}
      </Suspense>
    </Modal>
  )
}
