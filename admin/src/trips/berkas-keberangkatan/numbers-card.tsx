import { Button } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import type { NomorImpor } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { SheetZone } from '../../content/paket/impor/sheet-zone.tsx'
import classes from './berkas.module.css'
import { siskopatuhClient } from './berkas-client.ts'

const JENIS = { baru: 'baru', sama: 'sudah tersimpan', ubah: 'mengganti nomor lama' } as const

/** Renders the way in for numbers of registration that the ministry gave back: looked at first, then saved whole. */
export function NumbersCard({ paket }: { paket: string }) {
  const [file, setFile] = useState<File | null>(null)
  const look = useMutation({ mutationFn: (sent: File) => siskopatuhClient.numbers(paket, sent, false) })
  const save = useMutation({ mutationFn: (sent: File) => siskopatuhClient.numbers(paket, sent, true) })
  const found = save.data ?? look.data
  const isRefused = look.error instanceof ApiError && look.error.status === 422
  return (
    <section className={classes.card} aria-labelledby="berkas-nomor">
      <h2 id="berkas-nomor">Nomor registrasi yang kembali</h2>
      <details>
        <summary>Baca dari buku kerja</summary>
        <div className={classes.page}>
          <SheetZone
            kind="buku kerja yang kembali"
            petunjuk="Buku kerja .xlsx dengan kolom No Registrasi dan No Paspor atau No Identitas."
            name={file?.name ?? null}
            problem={isRefused ? (look.error?.message ?? '') : ''}
            isBusy={look.isPending || save.isPending}
            onChoose={(chosen) => {
              save.reset()
              setFile(chosen)
              look.mutate(chosen)
            }}
          />
          {look.isPending && <p role="status">Memeriksa {file?.name}…</p>}
          {look.error && !isRefused && (
            <p role="alert" className={classes.wrong}>
              {look.error.message}
            </p>
          )}
          {found && file && (
            <Found impor={found} isSaving={save.isPending} onSave={() => save.mutate(file)} />
          )}
          {save.error && (
            <p role="alert" className={classes.wrong}>
              {save.error.message}
            </p>
          )}
        </div>
      </details>
    </section>
  )
}

interface FoundProps {
  impor: NomorImpor
  isSaving: boolean
  onSave: () => void
}

function Found({ impor: { disimpan, baris, galat, tanpa_nomor }, isSaving, onSave }: FoundProps) {
  const work = baris.filter(({ jenis }) => jenis !== 'sama').length
  return (
    <>
      <p role="status">
        {disimpan
          ? `Tersimpan: ${baris.length} nomor.`
          : `${baris.length} nomor cocok, ${galat.length} baris perlu diperbaiki.`}
      </p>
      {galat.length > 0 && (
        <ul className={classes.list}>
          {galat.map(({ baris: row, kolom, pesan }) => (
            <li key={`${row} ${kolom} ${pesan}`}>
              <b>
                Baris {row}, {kolom}
              </b>
              <span className={classes.wrong}>{pesan}</span>
            </li>
          ))}
        </ul>
      )}
      {baris.length > 0 && (
        <ul className={classes.list} aria-label="Nomor yang cocok">
          {baris.map(({ peserta_id, jamaah, nomor, jenis }) => (
            <li key={peserta_id}>
              <b>{jamaah}</b>
              <span>
                {nomor}, {JENIS[jenis]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {tanpa_nomor.length > 0 && <p className={classes.said}>Belum punya nomor: {tanpa_nomor.join(', ')}.</p>}
      {!disimpan && (
        <div className={classes.ways}>
          <Button disabled={galat.length > 0 || work === 0} loading={isSaving} onClick={onSave}>
            Simpan {work} nomor
          </Button>
        </div>
      )}
    </>
  )
}
