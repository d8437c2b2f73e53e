import { Button, Checkbox, TextInput } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import type { Note } from '@safar/shared/trips/rombongan/cell'
import type { CatatanInput, RombonganKantor } from '@safar/shared/trips/rombongan/rombongan-schema'
import { useState } from 'react'
import { Dot } from '../../platform/ui/dot.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { cellValues } from './cell-values.ts'
import classes from './rombongan.module.css'
import { rombonganClient, useGroupCall } from './rombongan.queries.ts'

/** Renders the notes of guides and office; a thing that was lost or found stays open until its owner has it. */
export function NotesCard({ slug, data }: { slug: string; data: RombonganKantor }) {
  const notes = cellValues<Note>(data, 'catatan')
  const [teks, setTeks] = useState('')
  const [isThing, setThing] = useState(true)
  const add = useGroupCall(slug, (input: CatatanInput) => rombonganClient.saveNote(slug, input))
  const change = useGroupCall(slug, (input: CatatanInput) => rombonganClient.saveNote(slug, input))
  const wrong = add.error instanceof ApiError ? add.error.errors.teks?.[0] : undefined
  return (
    <section className={classes.card} aria-label="Catatan rombongan">
      <h2>Catatan rombongan</h2>
      <p className={classes.lead}>
        Dari pembimbing dan kantor. Barang hilang atau ditemukan tetap terbuka sampai kembali.
      </p>
      <ul className={classes.rows}>
        {notes.map(({ kunci, nilai: { jenis, teks, pada, selesai } }) => (
          <li key={kunci}>
            <span>
              <b>{teks}</b>
              <small>{formatWaktu(new Date(pada).toISOString())}</small>
            </span>
            {jenis === 'barang' && (
              <>
                <Dot tone={selesai ? 'done' : 'waiting'}>{selesai ? 'Sudah kembali' : 'Belum kembali'}</Dot>
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`${selesai ? 'Buka lagi' : 'Sudah kembali'}: ${teks}`}
                  onClick={() => change.mutate({ kunci, jenis, teks, selesai: !selesai })}
                >
                  {selesai ? 'Buka lagi' : 'Tandai kembali'}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {change.error && (
        <p role="alert" className={classes.wrong}>
          {saidBy(change.error)}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate({ jenis: isThing ? 'barang' : 'catatan', teks }, { onSuccess: () => setTeks('') })
        }}
      >
        <TextInput
          label="Catatan baru"
          value={teks}
          error={wrong ?? (add.error ? saidBy(add.error) : null)}
          onChange={({ currentTarget }) => setTeks(currentTarget.value)}
        />
        <div className={classes.ways}>
          <Checkbox
            label="Barang hilang atau ditemukan"
            checked={isThing}
            onChange={({ currentTarget }) => setThing(currentTarget.checked)}
          />
          <Button type="submit" variant="default" loading={add.isPending}>
            Simpan catatan
          </Button>
        </div>
      </form>
    </section>
  )
}
