import { Button, Center, Drawer, Group, Loader, Modal, Stack, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/errors'
import { kursiTetapText } from '@safar/shared/paket/kursi'
import type { Paket } from '@safar/shared/paket/schema'
import { pelakuText, type Riwayat } from '@safar/shared/riwayat/riwayat'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { riwayatClient } from '../../api/clients.ts'
import { useInvalidatePaketBesideForm } from '../../paket/paket.queries.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { formatWaktuPenuh } from '../../ui/waktu.ts'
import { Changes } from '../compare/changes.tsx'
import classes from '../compare/compare.module.css'
import { paketChanges } from '../compare/compare.ts'
import { riwayatQueries } from './riwayat.queries.ts'

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
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    riwayatQueries.list(paket.id),
  )
  const entries = data?.pages.flatMap((page) => page.data)
  const [newest] = entries ?? []
  const list = useRef<HTMLDivElement>(null)
  const firstOlder = useRef<number | null>(null)
  useEffect(() => {
    if (firstOlder.current === null || hasNextPage || isFetchingNextPage) return
    const entry = list.current?.children[firstOlder.current]
    firstOlder.current = null
    // The button went with the last of them and took the focus along.
    if (entry instanceof HTMLElement && document.activeElement === document.body) entry.focus()
  })
  const showOlder = () => {
    firstOlder.current = entries?.length ?? null
    void fetchNextPage()
  }
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
      {!entries && !isError && (
        <Center mih={200} role="status" aria-label="Memuat riwayat">
          <Loader aria-hidden />
        </Center>
      )}
      {entries?.length === 0 && <Text>Belum ada riwayat untuk paket ini.</Text>}
      <Stack ref={list} gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {newest &&
          entries?.map((entry, index) => (
            <Entry
              key={entry.id}
              paket={paket}
              entry={entry}
              previous={entries[index + 1]}
              newest={newest}
              onRestored={onRestored}
            />
          ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={showOlder}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </Drawer>
  )
}

interface EntryProps {
  paket: Paket
  entry: Riwayat
  previous: Riwayat | undefined
  newest: Riwayat
  onRestored: (pesan: string | null) => void
}

type Shown = 'none' | 'changes' | 'now'

function Entry({ paket, entry, previous, newest, onRestored }: EntryProps) {
  const [shown, setShown] = useState<Shown>('none')
  const [asked, setAsked] = useState(false)
  const isCurrent = entry.id === newest.id
  const toggle = (next: Shown) => setShown((now) => (now === next ? 'none' : next))
  return (
    <li className={classes.entry} tabIndex={-1}>
      <Text fw={680} size="sm">
        {AKSI[entry.aksi]}
        {isCurrent && ' (sekarang)'}
      </Text>
      <Text size="sm" c="var(--muted)" style={{ overflowWrap: 'anywhere' }}>
        <time dateTime={entry.waktu}>{formatWaktuPenuh(entry.waktu)}</time>
        {entry.oleh && ` oleh ${pelakuText(entry)}`}
      </Text>
      {(previous || !isCurrent) && (
        <Group gap="xs" mt="xs">
          {previous && (
            <Button
              size="xs"
              variant="default"
              aria-expanded={shown === 'changes'}
              onClick={() => toggle('changes')}
            >
              Lihat perubahan
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
      {shown === 'changes' && previous && (
        <Compared paketId={paket.id} from={previous.id} to={entry.id} before="Sebelumnya" after="Menjadi" />
      )}
      {shown === 'now' && (
        <Compared paketId={paket.id} from={entry.id} to={newest.id} before="Versi ini" after="Sekarang" />
      )}
      {asked && (
        <RestoreDialog
          paket={paket}
          entry={entry}
          newest={newest}
          onClose={() => setAsked(false)}
          onRestored={onRestored}
        />
      )}
    </li>
  )
}

interface ComparedProps {
  paketId: number
  /** Ids of two revisions. */
  from: number
  to: number
  before: string
  after: string
}

/** What differs between two revisions, which are fetched when somebody asks. */
function Compared({ paketId, from, to, before, after }: ComparedProps) {
  const first = useQuery(riwayatQueries.whole(paketId, from))
  const second = useQuery(riwayatQueries.whole(paketId, to))
  if (first.data && second.data) {
    return <Changes changes={paketChanges(first.data.data, second.data.data)} before={before} after={after} />
  }
  if (first.isError || second.isError) {
    return (
      <Text size="sm" role="alert" mt="xs">
        Versi ini tidak dapat dimuat.
      </Text>
    )
  }
  return (
    <Text size="sm" c="var(--muted)" role="status" mt="xs">
      Memuat…
    </Text>
  )
}

function RestoreDialog({
  paket,
  entry,
  newest,
  onClose,
  onRestored,
}: {
  paket: Paket
  entry: Riwayat
  newest: Riwayat
  onClose: () => void
  onRestored: (pesan: string | null) => void
}) {
  const invalidate = useInvalidatePaketBesideForm()
  const [state, setState] = useState<'asking' | 'saving' | 'failed'>('asking')
  const then = useQuery(riwayatQueries.whole(paket.id, entry.id)).data?.data
  const current = useQuery(riwayatQueries.whole(paket.id, newest.id)).data?.data
  const keepsSeats =
    then && current && (then.sisa_pax !== current.sisa_pax || then.total_pax !== current.total_pax)
  const restore = async () => {
    setState('saving')
    try {
      const { pesan } = await riwayatClient.restore(paket.id, entry.id)
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
          : `Paket akan kembali seperti ${formatWaktuPenuh(entry.waktu)}. Versi sekarang tetap ada di riwayat; isian yang belum disimpan akan hilang.`}
      </Text>
      {keepsSeats && (
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
