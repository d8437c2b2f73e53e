import { Button, FileButton, Group, Text } from '@mantine/core'
import { PAPER_ACCEPT } from '@safar/shared/files/berkas-pribadi/paper-problem'
import {
  DOKUMEN_JENIS,
  DOKUMEN_LABEL,
  dokumenSampai,
  isDokumenJenis,
  newestOf,
} from '@safar/shared/people/jamaah/dokumen'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { IconFiles } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { Retry } from '../../../platform/ui/retry.tsx'
import { useFormValues } from '../../../records/form/form-context.ts'
import type { JamaahValues } from '../jamaah-values.ts'
import classes from './dokumen.module.css'
import { dokumenClient, dokumenQuery } from './dokumen.queries.ts'
import { DokumenTile } from './dokumen-tile.tsx'
import { QueueList } from './queue-list.tsx'
import { usePaperQueue } from './use-paper-queue.ts'

const DokumenViewer = lazyPart(async () => ({
  default: (await import('./dokumen-viewer.tsx')).DokumenViewer,
}))

/** Renders a line for each kind of paper, with a queue of files on their way; files are dropped anywhere on it. */
export function DokumenPart({ jamaah }: { jamaah: number }) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(dokumenQuery(jamaah))
  // In one text: it is the same after most keys, and a list is another after each.
  const days: string[] = JSON.parse(
    useFormValues((values: JamaahValues) =>
      JSON.stringify(DOKUMEN_JENIS.map((jenis) => dokumenSampai(jenis, values))),
    ),
  )
  const [said, setSaid] = useState('')
  const [isOver, setOver] = useState(false)
  const [viewed, setViewed] = useState<number | null>(null)
  const queue = usePaperQueue({
    jamaah,
    client: dokumenClient,
    onUploaded(jenis) {
      setSaid(`${DOKUMEN_LABEL[jenis]} terunggah, menunggu diperiksa.`)
      void client.invalidateQueries({ queryKey: dokumenQuery(jamaah).queryKey })
    },
  })
  const add: typeof queue.add = (files, jenis) => {
    const left = queue.add(files, jenis)
    if (left > 0) setSaid(`${left} berkas belum diambil: terlalu banyak sekali pilih.`)
    return left
  }
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    const tile = event.target instanceof Element ? event.target.closest('[data-jenis]') : null
    const jenis = tile?.getAttribute('data-jenis') ?? ''
    add(files, files.length === 1 && isDokumenJenis(jenis) ? jenis : null)
  }
  const papers = data?.data ?? []
  const today = hariIni(new Date())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file chooses it by a button inside.
    <div
      className={classes.part}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={onDrop}
    >
      <Group justify="space-between" gap="xs" mb="sm" className={classes.breaking}>
        <Text size="sm" c="var(--muted)">
          JPG, PNG, atau PDF, paling besar 10 MB. Lepas di mana saja di bagian ini.
        </Text>
        <FileButton multiple accept={PAPER_ACCEPT} onChange={(files) => add(files)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFiles size={18} aria-hidden />}>
              Pilih beberapa berkas
            </Button>
          )}
        </FileButton>
      </Group>
      <QueueList queue={queue} />
      {isError && <Retry onRetry={() => void refetch()} />}
      <ul className={classes.tiles} aria-label="Dokumen">
        {DOKUMEN_JENIS.map((jenis, index) => {
          const sampai = days[index] ?? ''
          return (
            <DokumenTile
              key={jenis}
              jenis={jenis}
              paper={newestOf(papers, jenis)}
              habis={sampai !== '' && sampai < today ? sampai : ''}
              sending={queue.papers.find((one) => one.jenis === jenis && one.status === 'kirim')}
              onFile={(file) => add([file], jenis)}
              onCancel={queue.cancel}
              onView={setViewed}
            />
          )
        })}
      </ul>
      <p role="status" className={classes.said}>
        {said}
      </p>
      {viewed !== null && (
        <Suspense fallback={null}>
          <DokumenViewer
            jamaah={jamaah}
            papers={papers}
            id={viewed}
            onView={setViewed}
            onSaid={setSaid}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
