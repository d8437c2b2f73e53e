import { Button, Modal, Text, Textarea } from '@mantine/core'
import { PENDAFTARAN_LIMITS, type Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../access/session/session-store.ts'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../platform/ui/length-text.ts'
import classes from './pendaftaran.module.css'
import { useUpdatePendaftaran } from './pendaftaran.queries.ts'
import { StaleEdit } from './save-beside.ts'
import { noteChanged } from './terakhir.ts'

interface Props {
  pendaftaran: Pendaftaran
  opened: boolean
  onClose: () => void
}

/**
 * The notes neither saved nor discarded, by account and registration, each with its base copy: a session may end
 * meanwhile, and a colleague may save.
 */
const unsaved = new Map<string, { text: string; base: Pendaftaran }>()

/** A note about a person is written to no disk of a shared computer, so the tab asks before it takes one with it. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function keepUnsaved(key: string, text: string, base: Pendaftaran) {
  unsaved.set(key, { text, base })
  window.addEventListener('beforeunload', askBeforeUnload)
}

function dropUnsaved(key: string) {
  unsaved.delete(key)
  if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeUnload)
}

/** Renders the dialog of staff's note on a person. */
export function CatatanDialog({ pendaftaran, opened, onClose }: Props) {
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  return (
    <Modal opened={opened} onClose={onClose} title={`Catatan tentang ${pendaftaran.nama}`}>
      <CatatanForm pendaftaran={pendaftaran} draftKey={`${owner}.${pendaftaran.id}`} onClose={onClose} />
    </Modal>
  )
}

interface FormProps {
  pendaftaran: Pendaftaran
  draftKey: string
  onClose: () => void
}

function CatatanForm({ pendaftaran, draftKey, onClose }: FormProps) {
  const { mutate, isPending, isError, error } = useUpdatePendaftaran(pendaftaran.id)
  const kept = unsaved.get(draftKey)
  const [base, setBase] = useState(kept?.base ?? pendaftaran)
  const [text, setText] = useState(kept?.text ?? pendaftaran.catatan_admin)
  const { problem, hint } = lengthText(text.trim().length, PENDAFTARAN_LIMITS.catatan_admin)
  const notes = ['Tidak dilihat oleh pendaftar.', kept && 'Tulisan ini belum disimpan.', hint]
  const other = error instanceof StaleEdit ? error.stored : null
  const type = (next: string) => {
    setText(next)
    if (next === base.catatan_admin) dropUnsaved(draftKey)
    else keepUnsaved(draftKey, next, base)
  }
  const finish = () => {
    dropUnsaved(draftKey)
    onClose()
  }
  const save = (upon: Pendaftaran, catatan_admin: string) => {
    setBase(upon)
    setText(catatan_admin)
    keepUnsaved(draftKey, catatan_admin, upon)
    const edit = { base: upon, change: { catatan_admin } }
    mutate(edit, {
      onSuccess: (saved) => {
        finish()
        if (catatan_admin !== upon.catatan_admin)
          noteChanged(edit, saved, `Catatan tentang ${saved.nama} tersimpan.`)
      },
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!problem) save(base, text.trim())
  }
  return (
    <form onSubmit={submit}>
      <Textarea
        label="Catatan staf"
        description={notes.filter(Boolean).join(' ')}
        name="catatan_admin"
        autosize
        minRows={4}
        maxRows={12}
        error={problem}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        data-autofocus
      />
      {other ? (
        <div className={classes.other} role="alert">
          <Text fw={660}>
            {other.diubah_oleh || 'Orang lain'} sudah mengubah catatan ini sejak Anda membukanya. Tulisan Anda
            di atas belum disimpan.
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            Yang tersimpan sekarang:
          </Text>
          <blockquote>{other.catatan_admin || '(kosong)'}</blockquote>
        </div>
      ) : (
        isError && (
          <Text c="var(--red)" mt="sm" role="alert">
            Data gagal diupdate
          </Text>
        )
      )}
      <DialogActions>
        <Button variant="default" onClick={finish}>
          {other ? 'Buang tulisan saya' : 'Batal'}
        </Button>
        {other && (
          <Button variant="default" loading={isPending} onClick={() => save(other, text.trim())}>
            Ganti dengan tulisan saya
          </Button>
        )}
        {other ? (
          <Button
            loading={isPending}
            onClick={() => save(other, [other.catatan_admin, text.trim()].filter(Boolean).join('\n'))}
          >
            Simpan keduanya
          </Button>
        ) : (
          <Button type="submit" loading={isPending}>
            Simpan
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
