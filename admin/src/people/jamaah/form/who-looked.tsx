import { Button, Text } from '@mantine/core'
import type { Akses } from '@safar/shared/access/log-akses/log-akses-schema'
import { DOKUMEN_LABEL, isDokumenJenis } from '@safar/shared/people/jamaah/dokumen'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Unread } from '../../../platform/ui/unread.tsx'
import { formatWaktuPenuh } from '../../../platform/ui/waktu.ts'
import { useFormApi } from '../../../records/form/form-context.ts'
import { readAkses } from '../jamaah-client.ts'
import classes from './folded.module.css'

/** Renders, folded, who looked at a stored pilgrim's sealed values; a new pilgrim has no such log. */
export function WhoLooked() {
  const { id } = useParams()
  return id === undefined ? null : <Log id={id} />
}

function Log({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['jamaah', 'akses', id],
      queryFn: ({ pageParam, signal }) => readAkses(id, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => {
        const read = pages.reduce((count, page) => count + page.data.length, 0)
        return last.data.length > 0 && read < last.meta.total ? pages.length + 1 : undefined
      },
      enabled: isOpen,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })
  const entries = data?.pages.flatMap((page) => page.data)
  return (
    <details className={classes.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Siapa yang melihat</summary>
      <Unread
        words="Memuat catatan…"
        isPending={isOpen && isPending}
        isError={isError}
        onRetry={() => void refetch()}
      />
      {entries?.length === 0 && <Text>Belum ada yang membuka data tersegel jamaah ini.</Text>}
      {entries && entries.length > 0 && (
        <ol aria-label="Siapa yang melihat">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </details>
  )
}

/** Lists that numbers were given out in, by the name that the access log has for them. */
const LISTS: Readonly<Record<string, string>> = {
  manifest: 'Manifest keberangkatan',
  siskopatuh: 'Buku kerja kementerian',
}

function Entry({ entry: { waktu, oleh, bidang, berkas, alasan } }: { entry: Akses }) {
  const { shape } = useFormApi()
  const paper = isDokumenJenis(bidang) ? `Dokumen ${DOKUMEN_LABEL[bidang]}` : 'Berkas'
  const seen = berkas ? paper : (shape.looks[bidang]?.label ?? LISTS[bidang] ?? 'Data tersegel')
  return (
    <li>
      <strong>{oleh || 'Tanpa nama'}</strong>, {seen}, <time dateTime={waktu}>{formatWaktuPenuh(waktu)}</time>
      {alasan && <Text size="sm">Alasan: {alasan}</Text>}
    </li>
  )
}
