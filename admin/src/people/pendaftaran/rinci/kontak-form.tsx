import { Button, Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import {
  CARA_KONTAK,
  CARA_KONTAK_LABEL,
  HASIL_KONTAK,
  HASIL_KONTAK_LABEL,
  KONTAK_LIMITS,
} from '@safar/shared/people/pendaftaran/kontak'
import type { KontakDraft } from '@safar/shared/people/pendaftaran/kontak-schema'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useId, useState } from 'react'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { useSendingKey } from '../../../platform/ui/use-sending-key.ts'
import { useKerja } from '../pendaftaran.queries.ts'
import { pendaftaranClient } from '../pendaftaran-client.ts'
import classes from './rinci.module.css'

const CARA = CARA_KONTAK.map((value) => ({ value, label: CARA_KONTAK_LABEL[value] }))
const HASIL = HASIL_KONTAK.map((value) => ({ value, label: HASIL_KONTAK_LABEL[value] }))
/** Renders the form that logs a contact: result, next step, and its day. */
export function KontakForm({ pendaftaran }: { pendaftaran: PendaftaranLengkap }) {
  const { id, status, telepon, tindak_lanjut } = pendaftaran
  const heading = useId()
  const blank = {
    cara: telepon ? 'whatsapp' : 'email',
    hasil: 'terhubung',
    catatan: '',
    langkah: '',
  } as const
  const [typed, setTyped] = useState<Record<keyof typeof blank, string>>(blank)
  const [moves, setMoves] = useState(true)
  const [said, setSaid] = useState('')
  const keyOf = useSendingKey()
  const { mutate, isPending, error } = useKerja((input: KontakDraft) =>
    // The key recognises a first try that was stored; the count of contacts makes the same words another contact later.
    pendaftaranClient.addKontak(id, input, keyOf({ id, input, ke: pendaftaran.kontak.length })),
  )
  const errors = error instanceof ApiError ? error.errors : {}
  const set = (name: keyof typeof blank) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setSaid('')
    setTyped((now) => ({ ...now, [name]: value }))
  }
  const save = () => {
    const cara = CARA_KONTAK.find((known) => known === typed.cara) ?? 'telepon'
    const hasil = HASIL_KONTAK.find((known) => known === typed.hasil) ?? 'terhubung'
    const isDone = tindak_lanjut !== null && tindak_lanjut <= hariIni()
    // This contact fulfils the due day; the next one is entered beside it.
    const next = isDone ? { tindak_lanjut: '' } : {}
    mutate(
      {
        cara,
        hasil,
        catatan: typed.catatan,
        langkah: typed.langkah,
        ...next,
        ...(status === 'baru' && moves && { status: 'dihubungi' }),
      },
      {
        onSuccess: () => {
          setTyped(blank)
          setSaid('Kontak tercatat.')
        },
      },
    )
  }
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading}>Catat kontak</h2>
      <form
        className={classes.isian}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) save()
        }}
      >
        <div className={classes.dua}>
          <NativeSelect label="Lewat" data={CARA} value={typed.cara} onChange={set('cara')} />
          <NativeSelect label="Hasil" data={HASIL} value={typed.hasil} onChange={set('hasil')} />
        </div>
        <Textarea
          label="Yang dibicarakan"
          autosize
          minRows={2}
          maxRows={8}
          description={lengthText(typed.catatan.trim().length, KONTAK_LIMITS.catatan).hint}
          value={typed.catatan}
          error={
            lengthText(typed.catatan.trim().length, KONTAK_LIMITS.catatan).problem ??
            errors.catatan?.join('. ')
          }
          onChange={set('catatan')}
        />
        <TextInput
          label="Langkah berikutnya"
          description={lengthText(typed.langkah.trim().length, KONTAK_LIMITS.langkah).hint}
          value={typed.langkah}
          error={
            lengthText(typed.langkah.trim().length, KONTAK_LIMITS.langkah).problem ??
            errors.langkah?.join('. ')
          }
          onChange={set('langkah')}
        />
        {status === 'baru' && (
          <Checkbox
            label="Ubah status menjadi Dihubungi"
            checked={moves}
            onChange={(event) => setMoves(event.currentTarget.checked)}
          />
        )}
        {error && (
          <Text c="var(--red)" role="alert">
            Belum tersimpan. {error.message}
          </Text>
        )}
        <div className={classes.akhir}>
          <Text size="sm" c="var(--e700)" role="status">
            {said}
          </Text>
          <Button type="submit" loading={isPending}>
            Catat
          </Button>
        </div>
      </form>
    </section>
  )
}
