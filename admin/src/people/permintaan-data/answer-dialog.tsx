import { Button, Checkbox, Modal, Text, Textarea } from '@mantine/core'
import { JENIS_PERMINTAAN_LABEL } from '@safar/shared/people/permintaan-data/jenis'
import {
  PERMINTAAN_LIMITS,
  type Permintaan,
  type PermintaanBaris,
} from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { formatTelepon } from '@safar/shared/platform/contact/telepon'
import { ApiError } from '@safar/shared/platform/http/errors'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import { useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { lengthText } from '../../platform/ui/length-text.ts'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import classes from './permintaan.module.css'
import { useAnswer } from './permintaan.queries.ts'

const HASIL_HINT =
  'Apa yang sudah dikerjakan, atau mengapa ditolak. Jangan tulis nama atau nomor: catatan ini tetap disimpan.'

interface Props {
  permintaan: Permintaan
  onClose: () => void
}

/** Renders the dialog that answers a request; it asks before it erases anybody. */
export function AnswerDialog({ permintaan, onClose }: Props) {
  const { id, jenis, email, dibuktikan_pada, pendaftaran, baris } = permintaan
  const { mutate, isPending, error } = useAnswer()
  const [hasil, setHasil] = useState('')
  const [isSure, setSure] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { problem: tooLong, hint } = lengthText(hasil.trim().length, PERMINTAAN_LIMITS.hasil)
  const problem = isAsked && hasil.trim() === '' ? REQUIRED_MESSAGE : tooLong
  useFocusBack()
  const isErasing = jenis === 'hapus'
  const send = (keadaan: 'selesai' | 'ditolak') => {
    setAsked(true)
    if (hasil.trim() === '' || tooLong) return
    mutate({ id, keadaan, hasil: hasil.trim() }, { onSuccess: onClose })
  }
  return (
    <Modal opened onClose={onClose} title={`${JENIS_PERMINTAAN_LABEL[jenis]} (nomor ${id})`}>
      {dibuktikan_pada === null && (
        <Text mb="md">
          Belum terbukti bahwa pemilik email sendiri yang meminta. Pastikan lebih dulu, misalnya lewat
          telepon.
        </Text>
      )}
      <Text mb="md" c="dimmed">
        {email
          ? `${email} dikabari lewat email; hasil di bawah tampil di halaman Data Saya.`
          : 'Pendaftarannya tanpa email: sampaikan hasilnya lewat telepon.'}
      </Text>
      <Textarea
        label="Hasil"
        description={[HASIL_HINT, hint].filter(Boolean).join(' ')}
        name="hasil"
        autosize
        minRows={3}
        maxRows={8}
        value={hasil}
        error={problem}
        onChange={(event) => setHasil(event.currentTarget.value)}
        data-autofocus
      />
      {isErasing && <ErasedRows baris={baris} />}
      {isErasing && (
        <Checkbox
          mt="md"
          checked={isSure}
          onChange={(event) => setSure(event.currentTarget.checked)}
          label={`Hapus ${pendaftaran} pendaftaran di bawah alamat ini untuk selamanya. Tidak dapat dipulihkan.`}
        />
      )}
      {error && (
        <Text c="var(--red)" mt="md" role="alert">
          {error instanceof ApiError && error.status > 0
            ? error.message
            : 'Belum tersimpan. Periksa sambungan internet Anda.'}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button variant="default" loading={isPending} onClick={() => send('ditolak')}>
          Tolak
        </Button>
        <Button
          {...(isErasing && { color: 'red' })}
          disabled={isErasing && !isSure}
          loading={isPending}
          onClick={() => send('selesai')}
        >
          {isErasing ? 'Hapus data' : 'Tandai selesai'}
        </Button>
      </DialogActions>
    </Modal>
  )
}

/** Lists the registrations of a request, and which of them go: a joined one may be somebody else's. */
function ErasedRows({ baris }: { baris: readonly PermintaanBaris[] }) {
  const part = (judul: string, list: readonly PermintaanBaris[]) =>
    list.length > 0 && (
      <>
        <Text fw={660} mt="md">
          {judul}
        </Text>
        <ul className={classes.baris}>
          {list.map(({ id, kode, nama, email, telepon }) => (
            <SafeRow key={id} of={`${id} ${telepon}`} name={kode}>
              {() => (
                <li>
                  {[kode, nama, email || 'tanpa email', formatTelepon(telepon)].filter(Boolean).join(' · ')}
                </li>
              )}
            </SafeRow>
          ))}
        </ul>
      </>
    )
  return (
    <>
      {part(
        'Yang dihapus',
        baris.filter(({ dihapus }) => dihapus),
      )}
      {part(
        'Tetap disimpan: digabung dengannya, tetapi bukan dari alamat ini',
        baris.filter(({ dihapus }) => !dihapus),
      )}
    </>
  )
}
