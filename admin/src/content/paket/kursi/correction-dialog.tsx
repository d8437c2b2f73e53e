import { Button, Modal, NumberInput, Text, Textarea } from '@mantine/core'
import {
  ALASAN_KURSI_MAX,
  kursiSekarang,
  seatsChangeError,
  type Terpesan,
} from '@safar/shared/content/paket/kursi'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { readPaketAnswer } from '@safar/shared/content/paket/read'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { bookedText } from './booked-text.ts'
import type { KursiPaket } from './kursi-queue.ts'
import { useKursiQueue } from './use-kursi-queue.ts'

interface Props {
  paket: KursiPaket
  booked: Terpesan
  /** The change that the dialog begins with. */
  ubah: number
  onClose: () => void
  onSaved?: (paket: Paket) => void
}

/** Corrects the seats of a departure with bookings, with the reason; what was typed stays when it is refused. */
export function CorrectionDialog({ paket, booked, ubah: first, onClose, onSaved }: Props) {
  const queue = useKursiQueue()
  const [ubah, setUbah] = useState<number | string>(first)
  const [alasan, setAlasan] = useState('')
  const [isAsked, setAsked] = useState(false)
  // As it stands by now, where somebody else was quicker.
  const [kursi, setKursi] = useState(paket)
  useFocusBack()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (reason: string) => queue.correct(paket.id, Number(ubah), reason),
    onSuccess: (stored) => {
      onSaved?.(stored)
      onClose()
    },
    onError: (refused) => {
      const stored = refused instanceof ApiError ? readPaketAnswer(refused.body) : null
      if (stored) setKursi(stored)
    },
  })
  const { problem, hint } = lengthText(alasan.trim().length, ALASAN_KURSI_MAX)
  const missing = isAsked && alasan.trim() === '' ? 'Tulis dulu alasannya' : null
  const count = Number(ubah)
  const isCount = ubah !== '' && Number.isInteger(count) && count !== 0
  const wrong = isCount ? seatsChangeError(kursi, count) : isAsked ? 'Isi selain nol' : null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The form of a package may be around this dialog's in React's tree.
    event.stopPropagation()
    event.preventDefault()
    setAsked(true)
    if (isCount && !wrong && !problem && alasan.trim() !== '') mutate(alasan.trim())
  }
  return (
    <Modal opened onClose={onClose} title={`Koreksi kursi ${paket.nama_paket}`}>
      <form noValidate onSubmit={submit}>
        <Text mb="md">
          Kursi keberangkatan ini mengikuti pemesanan: {bookedText(booked)}. Sisa sekarang{' '}
          {kursiSekarang(kursi)}.
        </Text>
        <NumberInput
          label="Ubah sisa kursi"
          description="Di bawah nol untuk kursi yang terjual di luar pemesanan"
          value={ubah}
          allowDecimal={false}
          error={wrong}
          onChange={setUbah}
        />
        <Textarea
          mt="md"
          label="Alasan"
          description={hint}
          placeholder="Misalnya 2 kursi dijual lewat agen"
          autosize
          minRows={2}
          value={alasan}
          error={problem ?? missing}
          onChange={(event) => setAlasan(event.currentTarget.value)}
          data-autofocus
        />
        {error && (
          <Text role="alert" mt="md" c="var(--red)" fw={640}>
            {error instanceof ApiError ? error.message : 'Belum berhasil. Coba lagi.'}
          </Text>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" loading={isPending}>
            Simpan koreksi
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
