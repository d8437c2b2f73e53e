import { Button, Modal, Radio, Stack, Text } from '@mantine/core'
import { createGabungClient } from '@safar/shared/people/jamaah/gabung-client'
import type { JamaahField } from '@safar/shared/people/jamaah/gabung-schema'
import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatTanggal, isTanggal } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { writeCell } from '@safar/shared/records/noun/csv-cell'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { http } from '../../../access/http.ts'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { Loading } from '../../../platform/ui/loading.tsx'
import { Retry } from '../../../platform/ui/retry.tsx'
import { JAMAAH_FORM } from '../form/jamaah-form.ts'
import { jamaahClient } from '../jamaah-client.ts'
import classes from './gabung.module.css'

const client = createGabungClient(http)
const FIELDS = Object.keys(JAMAAH_FIELDS).filter((name): name is JamaahField =>
  Object.hasOwn(JAMAAH_FIELDS, name),
)

interface Props {
  record: Jamaah
  /** The id of the record that goes. */
  lain: number
  onClose: () => void
}

/** Renders both records' differing fields side by side, and joins them as chosen. */
export function JoinDialog({ record, lain, onClose }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['jamaah', 'gabung', lain],
    queryFn: ({ signal }) => jamaahClient.get(lain, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Modal opened onClose={onClose} title="Gabungkan dua data jamaah" size="lg">
      {isError && <Retry onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && <Choices record={record} other={data} onClose={onClose} />}
    </Modal>
  )
}

function Choices({ record, other, onClose }: { record: Jamaah; other: Jamaah; onClose: () => void }) {
  const differing = FIELDS.filter((name) => differs(name, record, other))
  const [taken, setTaken] = useState<ReadonlySet<JamaahField>>(
    () => new Set(differing.filter((name) => textOf(name, record) === '')),
  )
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      client.join(record.id, {
        dengan_id: other.id,
        ambil: [...taken],
        updated_at: record.updated_at,
        updated_at_lain: other.updated_at,
      }),
  })
  if (isSuccess)
    return (
      <Stack>
        <Text role="status">
          Keduanya menjadi satu data. Dokumen, keluarga, paspor fisik, dan pemesanannya ikut pindah.
        </Text>
        <DialogActions>
          {/* A whole new page: the form under this dialog is of what was before. */}
          <Button component="a" href={editPath('jamaah', record.id)}>
            Buka datanya
          </Button>
        </DialogActions>
      </Stack>
    )
  const choose = (name: JamaahField, isOther: boolean) => {
    const next = new Set(taken)
    if (isOther) next.add(name)
    else next.delete(name)
    setTaken(next)
  }
  return (
    <Stack>
      <Text>
        Data nomor {record.id} yang tetap, nomor {other.id} masuk sampah. Dokumen, keluarga, paspor fisik, dan
        pemesanan keduanya menjadi satu. Gabungkan hanya bila keduanya benar satu orang.
      </Text>
      {differing.length > 0 && <Text fw={640}>Pilih isian yang dipakai:</Text>}
      {differing.map((name) => (
        <Radio.Group
          key={name}
          label={JAMAAH_FORM.looks[name]?.label ?? name}
          value={taken.has(name) ? 'lain' : 'ini'}
          onChange={(value) => choose(name, value === 'lain')}
        >
          <div className={classes.sides}>
            <Radio value="ini" label={textOf(name, record) || '(kosong)'} />
            <Radio value="lain" label={textOf(name, other) || '(kosong)'} />
          </div>
        </Radio.Group>
      ))}
      {error && (
        <Text role="alert" c="var(--red)">
          {error instanceof ApiError ? error.message : 'Belum berhasil. Coba lagi.'}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button loading={isPending} onClick={() => mutate()}>
          Gabungkan
        </Button>
      </DialogActions>
    </Stack>
  )
}

function textOf(name: JamaahField, record: Jamaah): string {
  const text = writeCell(JAMAAH_FIELDS[name], record[name])
  return isTanggal(text) ? formatTanggal(text) : text
}

/** Sealed values that show no end of themselves may differ behind equal masks. */
function differs(name: JamaahField, one: Jamaah, other: Jamaah): boolean {
  const field = JAMAAH_FIELDS[name]
  const [a, b] = [textOf(name, one), textOf(name, other)]
  const isHidden = field.kind === 'sealed' && !('shows' in field) && a !== '' && b !== ''
  return a !== b || isHidden
}
