import { Button, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import {
  JENIS_PERMINTAAN,
  JENIS_PERMINTAAN_LABEL,
  LEWAT_KANTOR,
  LEWAT_PERMINTAAN_LABEL,
  PENGENAL,
  PENGENAL_LABEL,
} from '@safar/shared/people/permintaan-data/jenis'
import { permintaanCatatSchema } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { PERMINTAAN_JAM } from '@safar/shared/settings/answer-hours'
import { useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { localTime, momentOf } from '../../platform/ui/waktu-lokal.ts'
import { useNoteRequest } from './permintaan.queries.ts'
import { PickPendaftaran } from './pick-pendaftaran.tsx'

const choices = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }))
const JENIS = choices(JENIS_PERMINTAAN, JENIS_PERMINTAAN_LABEL)
const LEWAT = choices(LEWAT_KANTOR, LEWAT_PERMINTAAN_LABEL)
const KENAL = [{ value: '', label: 'Pilih caranya' }, ...choices(PENGENAL, PENGENAL_LABEL)]

/** Renders the dialog that records a request made by phone or at the desk. */
export function NoteRequestDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useNoteRequest()
  const [isian, setIsian] = useState(() => ({
    pendaftaran_id: null as number | null,
    jenis: 'akses',
    lewat: 'telepon',
    pengenal: '',
    diterima_pada: localTime(new Date().toISOString()),
  }))
  const [wrong, setWrong] = useState<Record<string, string>>({})
  useFocusBack()
  const refused = error instanceof ApiError ? error.errors : {}
  const problemOf = (field: string) => wrong[field] ?? refused[field]?.[0] ?? null
  const select = (field: 'jenis' | 'lewat' | 'pengenal') => ({
    value: isian[field],
    error: problemOf(field),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setIsian((before) => ({ ...before, [field]: value }))
    },
  })
  const send = () => {
    const parsed = permintaanCatatSchema.safeParse({
      ...isian,
      diterima_pada: momentOf(isian.diterima_pada) || isian.diterima_pada,
    })
    if (parsed.success) {
      setWrong({})
      mutate(parsed.data, { onSuccess: onClose })
      return
    }
    setWrong(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])))
  }
  return (
    <Modal opened onClose={onClose} title="Catat permintaan" size="lg">
      <Stack gap="md">
        <Text c="dimmed">
          Untuk yang menelepon atau datang. Waktu {PERMINTAAN_JAM} jam dihitung sejak permintaannya datang,
          dan pemilik alamat email yang tercatat dikabari.
        </Text>
        <PickPendaftaran
          chosen={isian.pendaftaran_id}
          error={problemOf('pendaftaran_id')}
          onChoose={(pendaftaran_id) => setIsian((before) => ({ ...before, pendaftaran_id }))}
        />
        <NativeSelect label="Yang diminta" data={JENIS} {...select('jenis')} />
        <NativeSelect label="Disampaikan lewat" data={LEWAT} {...select('lewat')} />
        <TextInput
          label="Datang pada"
          type="datetime-local"
          value={isian.diterima_pada}
          error={problemOf('diterima_pada')}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget
            setIsian((before) => ({ ...before, diterima_pada: value }))
          }}
        />
        <NativeSelect
          label="Bagaimana kita tahu ini orangnya"
          description="Jangan minta atau simpan foto kartu identitasnya."
          data={KENAL}
          {...select('pengenal')}
        />
      </Stack>
      {error && Object.keys(refused).length === 0 && (
        <Text c="var(--red)" mt="md" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button loading={isPending} onClick={send}>
          Catat permintaan
        </Button>
      </DialogActions>
    </Modal>
  )
}
