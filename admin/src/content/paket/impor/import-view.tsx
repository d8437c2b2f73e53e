import { Button, Card, Text } from '@mantine/core'
import type { ImportAnswer } from '@safar/shared/content/paket/import-answer'
import { type createImportClient, importRefused } from '@safar/shared/content/paket/import-client'
import { HEAD_BYTES, otherKindMessage } from '@safar/shared/platform/csv/other-kind'
import { IMPOR_LIMITS } from '@safar/shared/records/noun/impor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { download } from '../../../platform/ui/download.ts'
import { useFocusOnShown } from '../../../platform/ui/use-focus-on-shown.ts'
import { useWayBack } from '../../../records/list/from-list.ts'
import { KembarQuestion } from '../kembar-question.tsx'
import { TeksUangNote } from '../teks-uang-note.tsx'
import { ErrorTable } from './error-table.tsx'
import classes from './import.module.css'
import { countsOf, hasWork, whatText } from './import-counts.ts'
import { ImportFrame } from './import-frame.tsx'
import { RowsTable } from './rows-table.tsx'

interface Sheet {
  name: string
  /** The file's bytes at the moment of choosing: a spreadsheet may save over it meanwhile. */
  content: Blob
}

const TOO_LARGE = `Berkas ini lebih besar dari ${IMPOR_LIMITS.bytes / 1024 / 1024} MB. Bagi menjadi beberapa berkas.`

/** The texts and calls of a noun's import. */
export interface ImportOf {
  title: string
  heading: string
  /** The word for one record in counts and tables: `paket`. */
  kata: string
  client: Pick<ReturnType<typeof createImportClient>, 'preview' | 'save' | 'contoh'>
  /** The template's name. */
  berkasContoh: string
  /** The explanation of rows and columns. */
  petunjuk: readonly string[]
  /** The key of the queries invalidated once all is saved. */
  queryKey: readonly string[]
  /** The list's path, for the way back. */
  daftar: string
  /** The text shown once all is saved. */
  selesai: string
}

/** Renders the import of a sheet: a dry run shows each change and the errors by cell before anything is saved. */
export function ImportView({ of }: { of: ImportOf }) {
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [unread, setUnread] = useState('')
  const queryClient = useQueryClient()
  const preview = useMutation({ mutationFn: of.client.preview })
  const save = useMutation({
    mutationKey: [...of.queryKey, 'tambah'],
    mutationFn: ({ content, isSure }: { content: Blob; isSure: boolean }) => of.client.save(content, isSure),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: of.queryKey }),
  })
  const contoh = useMutation({
    mutationFn: of.client.contoh,
    onSuccess: (file) => download(file, of.berkasContoh),
  })
  const wayBack = useWayBack(of.daftar)

  async function choose(file: File) {
    save.reset()
    preview.reset()
    setSheet(null)
    setUnread('')
    try {
      // The format is checked before the size, in the server's words.
      const head = new Uint8Array(await new Response(file.slice(0, HEAD_BYTES)).arrayBuffer())
      const problem = otherKindMessage(head) ?? (file.size > IMPOR_LIMITS.bytes ? TOO_LARGE : '')
      if (problem !== '') return setUnread(problem)
      // By a `Response`: `Blob.arrayBuffer` came with Safari 14.1.
      const content = new Blob([await new Response(file).arrayBuffer()])
      setSheet({ name: file.name, content })
      preview.mutate(content)
    } catch {
      setUnread('Berkas ini tidak dapat dibaca. Tutup dulu di aplikasi lain, lalu pilih lagi.')
    }
  }

  // A conflict or a stale package shows the errors as they are now.
  const found = importRefused(save.error) ?? preview.data
  const failed = save.error ?? preview.error
  return (
    <ImportFrame
      title={of.title}
      heading={of.heading}
      lead="Periksa dulu apa yang berubah. Tidak ada yang disimpan sebelum Anda menekan Simpan."
      wayBack={wayBack}
      zone={{
        name: sheet?.name ?? null,
        problem: unread,
        isBusy: preview.isPending || save.isPending,
        onChoose: (file) => void choose(file),
      }}
      petunjuk={of.petunjuk}
      contoh={[{ label: 'Unduh berkas contoh', isLoading: contoh.isPending, onLoad: () => contoh.mutate() }]}
      contohProblem={contoh.isError ? 'Berkas contoh gagal diunduh. Coba lagi.' : ''}
      checking={preview.isPending ? (sheet?.name ?? '') : null}
      failure={
        failed && sheet && !importRefused(failed)
          ? {
              isSave: save.error !== null,
              message: failed.message,
              onRetry: () => preview.mutate(sheet.content),
            }
          : null
      }
    >
      {found && sheet && !save.isSuccess && (
        <Found
          kata={of.kata}
          impor={found}
          isRefused={importRefused(save.error) !== null}
          isSaving={save.isPending}
          onSave={(isSure) => save.mutate({ content: sheet.content, isSure })}
        />
      )}
      {save.data && <Saved impor={save.data} of={of} wayBack={wayBack} />}
    </ImportFrame>
  )
}

interface FoundProps {
  kata: string
  impor: ImportAnswer
  isRefused: boolean
  isSaving: boolean
  onSave: (isSure: boolean) => void
}

function Found({ kata, impor, isRefused, isSaving, onSave }: FoundProps) {
  const heading = useFocusOnShown()
  const { galat, baris } = impor
  const kembar = baris.filter((row) => row.kembar !== undefined)
  const [isSure, setSure] = useState(false)
  const isReady = galat.length === 0 && hasWork(impor) && (kembar.length === 0 || isSure)
  return (
    <section className={classes.found} aria-labelledby="impor-hasil">
      <Card>
        <h2 id="impor-hasil" ref={heading} tabIndex={-1} className={classes.heading}>
          {galat.length > 0
            ? `${galat.length === IMPOR_LIMITS.galat ? `${galat.length} atau lebih` : galat.length} hal perlu diperbaiki`
            : whatText(impor, kata)}
        </h2>
        <Text c="dimmed" mb="md">
          {galat.length > 0
            ? 'Perbaiki di berkasnya, simpan, lalu pilih berkas itu lagi. Tidak ada baris yang disimpan sebelum semuanya benar.'
            : countsOf(impor)}
        </Text>
        {isRefused && (
          <Text role="alert" c="var(--red)" fw={640} mb="md">
            Belum ada yang disimpan: sesuatu berubah sejak berkas ini diperiksa.
          </Text>
        )}
        {galat.length === 0 && (
          <TeksUangNote
            rows={baris.flatMap((row) =>
              row.teks ? [{ key: row.baris, nama: `Baris ${row.baris}, ${row.nama}`, teks: row.teks }] : [],
            )}
          />
        )}
        {galat.length === 0 && kembar.length > 0 && (
          <KembarQuestion
            rows={kembar.map((row) => ({
              key: row.baris,
              nama: `Baris ${row.baris}, ${row.nama}`,
              kembar: row.kembar ?? '',
            }))}
            isSure={isSure}
            onSure={setSure}
          />
        )}
        {galat.length > 0 && <ErrorTable galat={galat} baris={baris} />}
        <Button
          className={classes.end ?? ''}
          size="md"
          disabled={!isReady}
          loading={isSaving}
          onClick={() => onSave(isSure)}
        >
          {hasWork(impor) ? 'Simpan semua' : 'Tidak ada yang perlu disimpan'}
        </Button>
      </Card>
      {hasWork(impor) && <RowsTable baris={baris} kata={kata} />}
    </section>
  )
}

function Saved({ impor, of, wayBack }: { impor: ImportAnswer; of: ImportOf; wayBack: string }) {
  const heading = useFocusOnShown()
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Tersimpan
      </h2>
      <Text mb="md">
        {whatText(impor, of.kata)}. {of.selesai}
      </Text>
      <Button component={Link} to={wayBack} size="md" className={classes.end ?? ''}>
        Lihat daftar {of.kata}
      </Button>
    </Card>
  )
}
