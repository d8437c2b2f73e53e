import { Button, TextInput } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import {
  type Kontak,
  ROMBONGAN_LIMITS,
  type RombonganKantor,
} from '@safar/shared/trips/rombongan/rombongan-schema'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { saidBy } from '../../platform/ui/said-by.ts'
import classes from './rombongan.module.css'
import { rombonganClient, useGroupCall } from './rombongan.queries.ts'

/** The first contact of a departure without any: the ambulance of Saudi Arabia, which is free. */
const AMBULANS: Kontak = { nama: 'Ambulans', keterangan: 'Di seluruh Arab Saudi, gratis', telepon: '997' }
const EMPTY: Kontak = { nama: '', keterangan: '', telepon: '' }

interface Row extends Kontak {
  key: number
}
let last = 0
const rowOf = (kontak: Kontak): Row => {
  last += 1
  return { ...kontak, key: last }
}

/** Renders whom the guides may call beside the office: written here, read on their page. */
export function ContactsCard({ slug, data }: { slug: string; data: RombonganKantor }) {
  const [rows, setRows] = useState<Row[]>(() =>
    (data.kontak.length > 0 ? data.kontak : [AMBULANS]).map(rowOf),
  )
  const [versi, setVersi] = useState(data.kontak_versi)
  const { mutate, isPending, error, isSuccess } = useGroupCall(slug, (kontak: Kontak[]) =>
    rombonganClient.saveKontak(slug, { kontak, versi }),
  )
  const problems = error instanceof ApiError ? error.errors : {}
  const change = (key: number, field: keyof Kontak, value: string) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, [field]: value } : row)))
  return (
    <section className={classes.card} aria-label="Kontak untuk pembimbing">
      <h2>Kontak untuk pembimbing</h2>
      <p className={classes.lead}>
        Hotel, muthawif, KJRI. Nomor kantor dan keluarga jamaah sudah ada di halamannya.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mutate(
            rows.map(({ nama, keterangan, telepon }) => ({ nama, keterangan, telepon })),
            { onSuccess: (saved) => setVersi(saved.kontak_versi) },
          )
        }}
      >
        {rows.map((row, index) => (
          <fieldset key={row.key} className={classes.contact}>
            <legend>Kontak {index + 1}</legend>
            {(['nama', 'keterangan', 'telepon'] as const).map((field) => (
              <TextInput
                key={field}
                label={LABEL[field]}
                value={row[field]}
                error={problems[`kontak.${index}.${field}`]?.[0]}
                {...(field === 'telepon' && { inputMode: 'tel' as const })}
                onChange={({ currentTarget }) => change(row.key, field, currentTarget.value)}
              />
            ))}
            <Button
              variant="subtle"
              c="var(--muted)"
              aria-label={`Hapus kontak ${row.nama || index + 1}`}
              onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
            >
              Hapus
            </Button>
          </fieldset>
        ))}
        <div className={classes.ways}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={rows.length >= ROMBONGAN_LIMITS.kontak}
            onClick={() => setRows((before) => [...before, rowOf(EMPTY)])}
          >
            Tambah kontak
          </Button>
          <Button type="submit" loading={isPending}>
            Simpan kontak
          </Button>
        </div>
        <p role="status" className={classes.none}>
          {isSuccess && 'Kontak tersimpan.'}
        </p>
        {error && (
          <p role="alert" className={classes.wrong}>
            {saidBy(error)}
          </p>
        )}
      </form>
    </section>
  )
}
const LABEL: Record<keyof Kontak, string> = { nama: 'Nama', keterangan: 'Keterangan', telepon: 'Telepon' }
