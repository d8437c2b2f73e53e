import { TextInput } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import { SISTEM, type Templat } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../access/session/session-store.ts'
import { SheetZone } from '../../content/paket/impor/sheet-zone.tsx'
import { Notice } from '../../platform/ui/notice.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import classes from './berkas.module.css'
import { berkasQueries } from './berkas.queries.ts'
import { siskopatuhClient } from './berkas-client.ts'

/** Renders the ministry's workbook as it was read; an admin uploads the next one. */
export function TemplateCard({ templat }: { templat: Templat | null }) {
  const isAdmin = useMay('admin')
  return (
    <section className={classes.card} aria-labelledby="berkas-templat">
      <h2 id="berkas-templat">Buku kerja kementerian</h2>
      {templat ? <Known templat={templat} /> : null}
      {!templat && (
        <Notice icon={IconFileSpreadsheet} title="Belum ada buku kerja.">
          {isAdmin
            ? 'Unggah berkas kosong dari kementerian. Setelah itu berkasnya diisi sendiri dari data jamaah.'
            : 'Minta admin mengunggah berkas kosong dari kementerian di sini.'}
        </Notice>
      )}
      {isAdmin && (templat ? <Replace templat={templat} /> : <Upload sistem={SISTEM} />)}
    </section>
  )
}

function Replace({ templat }: { templat: Templat }) {
  return (
    <details>
      <summary>Ganti buku kerja</summary>
      <div>
        <Upload sistem={templat.sistem} />
      </div>
    </details>
  )
}

function Known({ templat }: { templat: Templat }) {
  const { sistem, nama, lembar, baris_judul, kolom, tak_ada, tak_dikenal, peringatan, pada, oleh, makro } =
    templat
  const facts = [
    ['Sistem', sistem],
    ['Berkas', nama || 'Tanpa nama'],
    ['Lembar', `${lembar}, judul di baris ${baris_judul}`],
    ['Kolom dikenal', `${kolom.length}${makro ? ', dengan makro' : ''}`],
    ['Diunggah', `${formatWaktu(pada)}${oleh ? `, ${oleh}` : ''}`],
  ]
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {[
        ...peringatan,
        ...reasonsOf('Tidak ada di lembar ini', tak_ada),
        ...reasonsOf('Tidak dikenal, dibiarkan kosong', tak_dikenal),
      ].map((line) => (
        <p key={line} className={classes.said}>
          {line}
        </p>
      ))}
    </>
  )
}

const reasonsOf = (what: string, heads: readonly string[]) =>
  heads.length > 0 ? [`${what}: ${heads.join(', ')}.`] : []

function Upload({ sistem }: { sistem: string }) {
  const [name, setName] = useState(sistem)
  const [chosen, setChosen] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const upload = useMutation({
    mutationFn: (file: File) => siskopatuhClient.upload(file, name.trim() || SISTEM),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: berkasQueries.all() }),
  })
  return (
    <div className={classes.page}>
      <TextInput
        label="Nama sistem kementerian"
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <SheetZone
        kind="buku kerja"
        petunjuk="Berkas .xlsx atau .xlsm dari kementerian, kosong di bawah judul kolomnya, paling besar 5 MB. Berkas .xls lama: Simpan Sebagai .xlsx dulu."
        name={chosen}
        problem={upload.error ? messageOf(upload.error) : ''}
        isBusy={upload.isPending}
        onChoose={(file) => {
          setChosen(file.name)
          upload.mutate(file)
        }}
      />
      {upload.isPending && <p role="status">Memeriksa {chosen}…</p>}
      {upload.isSuccess && <p role="status">Buku kerja terbaca: {upload.data.kolom.length} kolom dikenal.</p>}
    </div>
  )
}

const messageOf = (error: Error): string =>
  error instanceof ApiError ? (Object.values(error.errors ?? {}).flat()[0] ?? error.message) : error.message
