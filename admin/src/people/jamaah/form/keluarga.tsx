import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { HUBUNGAN_BUKTI_LABEL, HUBUNGAN_MOST, hubunganWord } from '@safar/shared/people/jamaah/hubungan'
import type { Hubungan } from '@safar/shared/people/jamaah/hubungan-schema'
import { createJamaahClient } from '@safar/shared/people/jamaah/jamaah-client'
import { editPath } from '@safar/shared/platform/address/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { http } from '../../../access/http.ts'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { Unread } from '../../../platform/ui/unread.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { useFormApi } from '../../../records/form/form-context.ts'
import { AddHubungan } from './add-hubungan.tsx'

const client = createJamaahClient(http)
/** The relations of one pilgrim; another's are older than a change of this one's. */
const keyOf = (id: number) => ['jamaah', 'hubungan', id]

/** Renders who is related to a pilgrim, to be added by name and removed after a question. */
export function Keluarga({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const { announce } = useFormApi()
  const [isAdding, setAdding] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAdding(false)
    adder.current?.focus()
  }
  const [leaving, setLeaving] = useState<Hubungan | null>(null)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.listHubungan(id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const changed = () => queryClient.invalidateQueries({ queryKey: ['jamaah', 'hubungan'] })
  const remove = useMutation({
    mutationFn: ({ id: hubungan }: Hubungan) => client.removeHubungan(id, hubungan),
    onSuccess: (_, { nama }) => announce(`Hubungan dengan ${nama} dihapus.`),
    onSettled: changed,
  })
  return (
    <Stack gap="sm" mt="sm">
      <Unread
        words="Memuat keluarga…"
        isPending={isPending}
        isError={isError}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 && (
        <Text>
          Belum ada keluarga yang dicatat. Hubungan dipakai untuk mahram dan pembagian kamar, jadi cukup
          dicatat sekali.
        </Text>
      )}
      {data && data.length > 0 && (
        <ul aria-label="Keluarga">
          {data.map((each) => (
            <Row key={each.id} hubungan={each} onRemove={() => setLeaving(each)} />
          ))}
        </ul>
      )}
      {remove.isError && (
        <Text role="alert" c="var(--red)">
          Hubungan belum terhapus. Coba lagi.
        </Text>
      )}
      {data && data.length < HUBUNGAN_MOST && (
        <Button
          ref={adder}
          variant="default"
          aria-expanded={isAdding}
          onClick={() => setAdding((now) => !now)}
          style={{ alignSelf: 'flex-start' }}
        >
          Tambah keluarga
        </Button>
      )}
      {isAdding && (
        <AddHubungan
          id={id}
          onAdded={({ nama }) => {
            close()
            announce(`Hubungan dengan ${nama} tersimpan.`)
            void changed()
          }}
          onClose={close}
        />
      )}
      {leaving && (
        <LeaveDialog
          nama={leaving.nama}
          onYes={() => {
            remove.mutate(leaving)
            setLeaving(null)
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Stack>
  )
}

function LeaveDialog({ nama, onYes, onClose }: { nama: string; onYes: () => void; onClose: () => void }) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Hapus hubungan keluarga">
      <Text style={{ overflowWrap: 'anywhere' }}>
        Apakah anda yakin untuk menghapus hubungan dengan {nama}? Data keduanya tetap ada.
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button color="red" onClick={onYes}>
          Hapus hubungan
        </Button>
      </DialogActions>
    </Modal>
  )
}

function Row({ hubungan, onRemove }: { hubungan: Hubungan; onRemove: () => void }) {
  const { dengan, nama, jenis, jenis_kelamin, bukti, peringatan } = hubungan
  return (
    <li>
      <Group gap="xs" justify="space-between">
        <span>
          <Anchor component={Link} to={editPath('jamaah', dengan)}>
            {nama}
          </Anchor>
          , {hubunganWord(jenis, jenis_kelamin).toLowerCase()}
          {bukti === '' ? ', belum ada bukti' : `, menurut ${HUBUNGAN_BUKTI_LABEL[bukti].toLowerCase()}`}
        </span>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Hapus hubungan dengan ${nama}`}
          onClick={onRemove}
        >
          Hapus
        </Button>
      </Group>
      {peringatan.map((text) => (
        <Text key={text} size="sm">
          Perlu dicocokkan: {text}
        </Text>
      ))}
    </li>
  )
}
