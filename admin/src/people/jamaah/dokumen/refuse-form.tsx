import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { ALASAN_TOLAK, ALASAN_TOLAK_MAX, namesNumber } from '@safar/shared/people/jamaah/dokumen'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { sentence } from '../../../platform/ui/sentence.ts'

const LAIN = 'lain'

interface Props {
  isBusy: boolean
  onRefuse: (alasan: string) => void
  onBack: () => void
}

/** Asks why a paper is refused: a ready reason, or one in own words without a number, since its family is told. */
export function RefuseForm({ isBusy, onRefuse, onBack }: Props) {
  const [chosen, setChosen] = useState('')
  const [own, setOwn] = useState('')
  const [isAsked, setAsked] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const alasan = (chosen === LAIN ? own : chosen).trim()
  const { problem, hint } = lengthText(alasan.length, ALASAN_TOLAK_MAX)
  const ownProblem = namesNumber(own) ? 'Jangan tulis nomor: alasan ini dikirim ke keluarga.' : problem
  const missing = isAsked && alasan === '' ? 'Pilih atau tulis alasannya' : null
  const submit = (event: FormEvent) => {
    // The pilgrim's own form is around this one in React's tree.
    event.stopPropagation()
    event.preventDefault()
    setAsked(true)
    if (alasan !== '' && !ownProblem && !isBusy) onRefuse(alasan)
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Tolak dokumen">
      <Radio.Group
        label="Mengapa ditolak?"
        value={chosen}
        onChange={setChosen}
        error={chosen === LAIN ? undefined : missing}
      >
        <Stack gap={6} mt={6}>
          {ALASAN_TOLAK.map((reason, at) => (
            <Radio key={reason} value={reason} label={sentence(reason)} {...(at === 0 && { ref: first })} />
          ))}
          <Radio value={LAIN} label="Alasan lain" />
        </Stack>
      </Radio.Group>
      {chosen === LAIN && (
        <TextInput
          mt="xs"
          label="Alasan dengan kata sendiri"
          description={hint}
          autoComplete="off"
          value={own}
          error={ownProblem ?? missing}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          Kembali
        </Button>
        <Button type="submit" color="red" aria-disabled={isBusy}>
          Tolak dokumen
        </Button>
      </DialogActions>
    </form>
  )
}
