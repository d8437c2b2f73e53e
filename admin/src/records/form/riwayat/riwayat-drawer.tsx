import { Button, Center, Drawer, Group, Loader, Stack, Text } from '@mantine/core'
import { pelakuText } from '@safar/shared/access/session/pelaku'
import type { Riwayat } from '@safar/shared/records/riwayat/riwayat'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import { sentence } from '../../../platform/ui/sentence.ts'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import type { Stored } from '../calls.ts'
import classes from '../compare/compare.module.css'
import { Compared } from '../compare/compared.tsx'
import { recordQueries } from '../record.queries.ts'
import type { FormShape } from '../shape.ts'
import { RestoreDialog, type RiwayatProps } from './restore-dialog.tsx'

const DEEDS: Partial<Record<Riwayat['aksi'], string>> = {
  buat: 'dibuat',
  ubah: 'diubah',
  hapus: 'dihapus',
  pulihkan: 'dipulihkan',
}

/** Returns the label of a revision's action: `Paket diubah`; a noun's own actions have labels of its own. */
function deedText({ word, deeds }: Pick<FormShape, 'word' | 'deeds'>, { aksi }: Riwayat): string {
  return deeds?.[aksi] ?? `${sentence(word)} ${DEEDS[aksi] ?? aksi}`
}

interface RiwayatDrawerProps<R extends Stored> extends RiwayatProps<R> {
  onClose: () => void
}

/** Renders the revisions of a record: who changed it when, compared with now, and restored. */
export function RiwayatDrawer<R extends Stored>({ shape, id, onClose, onRestored }: RiwayatDrawerProps<R>) {
  useFocusBack()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    recordQueries.riwayat(shape, id),
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
      {entries?.length === 0 && <Text>Belum ada riwayat untuk {shape.word} ini.</Text>}
      <Stack ref={list} gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {newest &&
          entries?.map((entry, index) => (
            <SafeRow key={entry.id} of={entry} name={`Riwayat nomor ${entry.id}`}>
              <Entry
                shape={shape}
                id={id}
                entry={entry}
                previous={entries[index + 1]}
                newest={newest}
                onRestored={onRestored}
              />
            </SafeRow>
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

interface EntryProps<R extends Stored> extends RiwayatProps<R> {
  entry: Riwayat
  previous: Riwayat | undefined
  newest: Riwayat
}

type Shown = 'none' | 'changes' | 'now'

function Entry<R extends Stored>({ shape, id, entry, previous, newest, onRestored }: EntryProps<R>) {
  const [shown, setShown] = useState<Shown>('none')
  const [asked, setAsked] = useState(false)
  const isCurrent = entry.id === newest.id
  const toggle = (next: Shown) => setShown((now) => (now === next ? 'none' : next))
  return (
    <li className={classes.entry} tabIndex={-1}>
      <Text fw={680} size="sm">
        {deedText(shape, entry)}
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
        <Compared
          shape={shape}
          id={id}
          from={previous.id}
          to={entry.id}
          before="Sebelumnya"
          after="Menjadi"
        />
      )}
      {shown === 'now' && (
        <Compared shape={shape} id={id} from={entry.id} to={newest.id} before="Versi ini" after="Sekarang" />
      )}
      {asked && (
        <RestoreDialog
          shape={shape}
          id={id}
          entry={entry}
          newest={newest}
          onClose={() => setAsked(false)}
          onRestored={onRestored}
        />
      )}
    </li>
  )
}
