import { Button, Modal, NativeSelect, Text, Textarea } from '@mantine/core'
import { PENDAFTARAN_LIMITS, type Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { ALASAN_BATAL } from '@safar/shared/people/pendaftaran/status'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../platform/ui/length-text.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'

interface Props {
  pendaftaran: Pick<Pendaftaran, 'nama' | 'kode'>
  onClose: () => void
}

const LAIN = 'Alasan lain'

/** Asks for the reason of a cancellation, which the office learns from. */
export function CancelDialog({ pendaftaran, onClose, onSure }: Props & { onSure: (alasan: string) => void }) {
  const [pilihan, setPilihan] = useState('')
  const [lain, setLain] = useState('')
  const [isAsked, setAsked] = useState(false)
  useFocusBack()
  const alasan = (pilihan === LAIN ? lain : pilihan).trim()
  const { problem: tooLong, hint } = lengthText(lain.trim().length, PENDAFTARAN_LIMITS.alasan_batal)
  const missing = isAsked && alasan === '' ? 'Pilih atau tulis alasannya' : null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (alasan !== '' && !tooLong) onSure(alasan)
  }
  return (
    <Modal opened onClose={onClose} title={`Batalkan pendaftaran ${pendaftaran.nama}`}>
      <form noValidate onSubmit={submit}>
        <NativeSelect
          label="Mengapa batal?"
          data={[{ value: '', label: 'Pilih alasannya' }, ...ALASAN_BATAL, LAIN]}
          value={pilihan}
          error={pilihan === LAIN ? null : missing}
          onChange={(event) => setPilihan(event.currentTarget.value)}
          data-autofocus
        />
        {pilihan === LAIN && (
          <Textarea
            mt="md"
            label="Alasannya"
            description={hint}
            autosize
            minRows={2}
            maxRows={6}
            value={lain}
            error={tooLong ?? missing}
            onChange={(event) => setLain(event.currentTarget.value)}
          />
        )}
        <Text mt="md" size="sm" c="var(--muted)">
          Statusnya dapat dikembalikan kapan saja. Data yang batal dihapus lebih cepat daripada yang lain.
        </Text>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" color="red">
            Batalkan pendaftaran
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}

/** Asks before a registration that was never contacted is marked as fully paid. */
export function LunasDialog({ pendaftaran, onClose, onSure }: Props & { onSure: () => void }) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={`Tandai ${pendaftaran.nama} lunas`}>
      <Text>
        Pendaftaran {pendaftaran.kode} belum pernah ditandai dihubungi. Tandai lunas hanya bila seluruh biaya
        sudah diterima.
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Kembali
        </Button>
        <Button onClick={onSure}>Ya, sudah lunas</Button>
      </DialogActions>
    </Modal>
  )
}
