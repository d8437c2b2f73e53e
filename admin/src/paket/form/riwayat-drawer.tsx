import { Button, Center, Drawer, Group, Loader, Modal, Stack, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/errors'
import { kursiTetapText } from '@safar/shared/paket/kursi'
import type { Riwayat } from '@safar/shared/paket/riwayat'
import type { Paket } from '@safar/shared/paket/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { riwayatClient } from '../../app/api.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { paketQueries, useInvalidatePaketBesideForm } from '../paket.queries.ts'
import { paketChanges } from './compare.ts'
import { Changes } from './parts/changes.tsx'
import classes from './parts/compare.module.css'
import { formatWaktu } from './waktu.ts'

const AKSI: Record<Riwayat['aksi'], string> = {
  buat: 'Paket dibuat',
  ubah: 'Paket diubah',
  kursi: 'Kursi diubah',
  hapus: 'Paket dihapus',
  pulihkan: 'Paket dipulihkan',
}

interface RiwayatDrawerProps {
  paket: Paket
  onClose: () => void
  onRestored: (pesan: string | null) => void
}

/** Revisions of a package: who changed what when, compared with now, and brought back. */
export function RiwayatDrawer({ paket, onClose, onRestored }: RiwayatDrawerProps) {
  useFocusBack()
  const { data, isError, refetch } = useQuery({
    queryKey: [...paketQueries.all(), 'riwayat', paket.id],
    queryFn: ({ signal }) => riwayatClient.list(paket.id, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return (
    <Drawer
      opened
      onClose={onClose}
      size="lg"
      title="Riwayat perubahan"
      closeButtonProps={{ 'aria-label': 'Tutup riwayat' }}
    >
      {isError && (
        <Stack align="flex-start">
          <Text>Riwayat tidak dapat dimuat.</Text>
          <Button variant="default" onClick={() => void refetch()}>
            Coba lagi
          </Button>
        </Stack>
      )}
      {!data && !isError && (
        <Center mih={200} role="status" aria-label="Memuat riwayat">
          <Loader aria-hidden />
        </Center>
      )}
      {data?.length === 0 && <Text>Belum ada riwayat untuk paket ini.</Text>}
      <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.map((entry, index) => (
          <Entry
            key={entry.id}
            entry={entry}
            previous={data[index + 1]}
            current={data[0]?.paket ?? paket}
            isCurrent={index === 0}
            onRestored={onRestored}
          />
        ))}
      </Stack>
    </Drawer>
  )
}

interface EntryProps {
  entry: Riwayat
  previous: Riwayat | undefined
  current: Paket
  isCurrent: boolean
  onRestored: (pesan: string | null) => void
}

type Shown = 'none' | 'changes' | 'now'

function Entry({ entry, previous, current, isCurrent, onRestored }: EntryProps) {
  const [shown, setShown] = useState<Shown>('none')
  const [asked, setAsked] = useState(false)
  const changes = previous ? paketChanges(previous.paket, entry.paket) : []
  const toggle = (next: Shown) => setShown((now) => (now === next ? 'none' : next))
  return (
    <li className={classes.entry}>
      <Text fw={680} size="sm">
        {AKSI[entry.aksi]}
        {isCurrent && ' (sekarang)'}
      </Text>
      <Text size="sm" c="var(--muted)">
        <time dateTime={entry.waktu}>{formatWaktu(entry.waktu)}</time>
        {entry.oleh && ` oleh ${entry.oleh}`}
      </Text>
      {(changes.length > 0 || !isCurrent) && (
        <Group gap="xs" mt="xs">
          {changes.length > 0 && (
            <Button
              size="xs"
              variant="default"
              aria-expanded={shown === 'changes'}
              onClick={() => toggle('changes')}
            >
              {changes.length} isian berubah
            </Button>
          )}
          {!isCurrent && (
            <>
              <Button
                size="xs"
                variant="default"
                aria-expanded={shown === 'now'}
                onClick={() => toggle('now')}
              >
                Bandingkan dengan sekarang
              </Button>
              <Button size="xs" variant="light" onClick={() => setAsked(true)}>
                Pulihkan versi ini
              </Button>
            </>
          )}
        </Group>
      )}
      {shown === 'changes' && <Changes changes={changes} before="Sebelumnya" after="Menjadi" />}
      {shown === 'now' && (
        <Changes changes={paketChanges(entry.paket, current)} before="Versi ini" after="Sekarang" />
      )}
      {asked && (
        <RestoreDialog
          entry={entry}
          current={current}
          onClose={() => setAsked(false)}
          onRestored={onRestored}
        />
      )}
    </li>
  )
}

function RestoreDialog({
  entry,
  current,
  onClose,
  onRestored,
}: {
  entry: Riwayat
  current: Paket
  onClose: () => void
  onRestored: (pesan: string | null) => void
}) {
  const invalidate = useInvalidatePaketBesideForm()
  const [state, setState] = useState<'asking' | 'saving' | 'failed'>('asking')
  const isSameSeats = entry.paket.sisa_pax === current.sisa_pax && entry.paket.total_pax === current.total_pax
  const restore = async () => {
    setState('saving')
    try {
      const { pesan } = await riwayatClient.restore(entry.paket.id, entry.id)
      void invalidate()
      onRestored(pesan)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState('failed')
    }
  }
  return (
    <Modal opened onClose={onClose} withCloseButton={false} title="Pulihkan versi ini?">
      <Text size="sm">
        {state === 'failed'
          ? 'Data gagal diupdate. Coba lagi.'
          : `Paket akan kembali seperti ${formatWaktu(entry.waktu)}. Versi sekarang tetap ada di riwayat; isian yang belum disimpan akan hilang.`}
      </Text>
      {!isSameSeats && (
        <Text size="sm" mt="xs" fw={640}>
          {kursiTetapText(current)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button onClick={() => void restore()} loading={state === 'saving'} data-autofocus>
          Pulihkan
        </Button>
      </DialogActions>
    </Modal>
  )
}
