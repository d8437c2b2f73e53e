import { Button, Modal, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import {
  CARA_KONTAK,
  CARA_KONTAK_LABEL,
  HASIL_KONTAK,
  HASIL_KONTAK_LABEL,
  KONTAK_LIMITS,
} from '@safar/shared/people/pendaftaran/kontak'
import type { Kontak, KontakDraft } from '@safar/shared/people/pendaftaran/kontak-schema'
import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { useState } from 'react'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../../platform/ui/length-text.ts'
import { useKerja } from '../pendaftaran.queries.ts'
import { pendaftaranClient } from '../pendaftaran-client.ts'
import classes from './rinci.module.css'

interface Props {
  pendaftaran: PendaftaranLengkap
  kontak: Kontak
  onClose: () => void
}

/** Renders the dialog that corrects or removes a contact; the former version stays in the history. */
export function KontakDialog({ pendaftaran, kontak, onClose }: Props) {
  const [typed, setTyped] = useState<KontakDraft>({
    cara: kontak.cara,
    hasil: kontak.hasil,
    catatan: kontak.catatan,
    langkah: kontak.langkah,
  })
  const { id } = pendaftaran
  const update = useKerja((input: KontakDraft) => pendaftaranClient.updateKontak(id, kontak.id, input))
  const remove = useKerja(() => pendaftaranClient.removeKontak(id, kontak.id))
  const failed = update.error ?? remove.error
  return (
    <Modal opened onClose={onClose} title="Perbaiki catatan kontak">
      <form
        className={classes.isian}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          update.mutate(typed, { onSuccess: onClose })
        }}
      >
        <div className={classes.dua}>
          <NativeSelect
            label="Lewat"
            data={CARA_KONTAK.map((value) => ({ value, label: CARA_KONTAK_LABEL[value] }))}
            value={typed.cara}
            onChange={({ currentTarget }) => {
              const cara = CARA_KONTAK.find((known) => known === currentTarget.value)
              if (cara) setTyped({ ...typed, cara })
            }}
          />
          <NativeSelect
            label="Hasil"
            data={HASIL_KONTAK.map((value) => ({ value, label: HASIL_KONTAK_LABEL[value] }))}
            value={typed.hasil}
            onChange={({ currentTarget }) => {
              const hasil = HASIL_KONTAK.find((known) => known === currentTarget.value)
              if (hasil) setTyped({ ...typed, hasil })
            }}
          />
        </div>
        <Textarea
          label="Yang dibicarakan"
          autosize
          minRows={2}
          maxRows={8}
          error={lengthText((typed.catatan ?? '').trim().length, KONTAK_LIMITS.catatan).problem}
          value={typed.catatan ?? ''}
          onChange={({ currentTarget }) => setTyped({ ...typed, catatan: currentTarget.value })}
        />
        <TextInput
          label="Langkah berikutnya"
          error={lengthText((typed.langkah ?? '').trim().length, KONTAK_LIMITS.langkah).problem}
          value={typed.langkah ?? ''}
          onChange={({ currentTarget }) => setTyped({ ...typed, langkah: currentTarget.value })}
        />
        {failed && (
          <Text c="var(--red)" role="alert">
            Belum tersimpan. {failed.message}
          </Text>
        )}
        <DialogActions>
          <Button
            variant="subtle"
            color="red"
            c="var(--red)"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
          >
            Hapus catatan ini
          </Button>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" loading={update.isPending}>
            Simpan
          </Button>
        </DialogActions>
      </form>
    </Modal>
  )
}
