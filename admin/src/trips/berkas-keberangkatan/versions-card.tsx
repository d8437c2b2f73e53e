import { Button, NativeSelect, TextInput } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import {
  KIRIMAN_BERKAS,
  KIRIMAN_BERKAS_LABEL,
  type Kiriman,
  type KirimanRinci,
} from '@safar/shared/trips/daftar-berangkat/manifest-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { formatWaktuPenuh } from '../../platform/ui/waktu.ts'
import classes from './berkas.module.css'
import { berkasQueries } from './berkas.queries.ts'
import { manifestClient } from './berkas-client.ts'
import { useFile } from './use-file.ts'

/** Renders the versions that were frozen as they were sent, with what changed since, and the way to freeze one. */
export function VersionsCard({ paket }: { paket: string }) {
  const { data, isPending, isError, refetch } = useQuery(berkasQueries.versions(paket))
  return (
    <section className={classes.card} aria-labelledby="berkas-versi">
      <h2 id="berkas-versi">Yang sudah dikirim</h2>
      <p className={classes.lead}>
        Bekukan daftarnya setiap kali dikirim: nanti terlihat apa yang berubah sejak itu. Versi disimpan 24
        bulan.
      </p>
      <Freeze paket={paket} />
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.said}>Belum ada yang dikirim.</p>}
      {data && data.length > 0 && (
        <ul className={classes.list} aria-label="Versi yang dikirim">
          {data.map((one) => (
            <Version key={one.versi} paket={paket} kiriman={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Freeze({ paket }: { paket: string }) {
  const [untuk, setUntuk] = useState('')
  const [catatan, setCatatan] = useState('')
  const [berkas, setBerkas] = useState<(typeof KIRIMAN_BERKAS)[number]>('manifest')
  const queryClient = useQueryClient()
  const freeze = useMutation({
    mutationFn: () => manifestClient.send(paket, { untuk, berkas, catatan }),
    onSuccess: async () => {
      setUntuk('')
      setCatatan('')
      await queryClient.invalidateQueries({ queryKey: berkasQueries.versions(paket).queryKey })
    },
  })
  const errors = freeze.error instanceof ApiError ? (freeze.error.errors ?? {}) : {}
  function send(event: FormEvent) {
    event.preventDefault()
    freeze.mutate()
  }
  return (
    <form onSubmit={send} aria-label="Bekukan versi" noValidate className={classes.page}>
      <div className={classes.form}>
        <TextInput
          label="Untuk siapa"
          placeholder="Hotel, maskapai, kementerian"
          required
          value={untuk}
          error={errors.untuk?.[0]}
          onChange={({ currentTarget: { value } }) => setUntuk(value)}
        />
        <NativeSelect
          label="Berkas"
          data={KIRIMAN_BERKAS.map((value) => ({ value, label: KIRIMAN_BERKAS_LABEL[value] }))}
          value={berkas}
          onChange={({ currentTarget: { value } }) =>
            setBerkas(KIRIMAN_BERKAS.find((known) => known === value) ?? 'manifest')
          }
        />
        <TextInput
          label="Catatan"
          value={catatan}
          onChange={({ currentTarget: { value } }) => setCatatan(value)}
        />
      </div>
      <div className={classes.ways}>
        <Button type="submit" loading={freeze.isPending}>
          Bekukan versi
        </Button>
      </div>
      {freeze.isSuccess && <p role="status">Versi {freeze.data.versi} dibekukan.</p>}
      {freeze.error && Object.keys(errors).length === 0 && (
        <p role="alert" className={classes.wrong}>
          {freeze.error.message}
        </p>
      )}
    </form>
  )
}

function Version({ paket, kiriman }: { paket: string; kiriman: Kiriman }) {
  const { versi, untuk, berkas, catatan, orang, pada, oleh } = kiriman
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const file = useFile()
  const name = `manifest-${paket}-versi-${versi}.xlsx`
  return (
    <li>
      <span className={classes.who}>
        <b>
          Versi {versi}, {untuk}
        </b>
        <small>
          {KIRIMAN_BERKAS_LABEL[berkas]}, {orang} orang
        </small>
      </span>
      <div className={classes.what}>
        <span>
          {formatWaktuPenuh(pada)}
          {oleh && `, ${oleh}`}
        </span>
        {catatan && <small>{catatan}</small>}
        <div className={classes.ways}>
          <Button
            variant="default"
            size="compact-md"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Apa yang berubah sejak versi {versi}
          </Button>
          <Button
            variant="subtle"
            c="var(--muted)"
            size="compact-md"
            loading={file.isPending}
            onClick={() => file.take({ name, fetch: () => manifestClient.versionFile(paket, versi) })}
          >
            Unduh versi {versi}
          </Button>
        </div>
        {file.error && (
          <p role="alert" className={classes.wrong}>
            {file.error.message}
          </p>
        )}
        <div id={id} hidden={!isOpen}>
          {isOpen && <Changes paket={paket} versi={versi} />}
        </div>
      </div>
    </li>
  )
}

const JENIS = { masuk: 'masuk', keluar: 'keluar', ubah: '' } as const

function Changes({ paket, versi }: { paket: string; versi: number }) {
  const { data, isPending, isError, refetch } = useQuery(berkasQueries.version(paket, versi))
  if (isPending) return <Loading />
  if (isError) return <Retry onRetry={() => void refetch()} />
  if (data.perubahan.length === 0) return <p role="status">Tidak ada yang berubah.</p>
  return (
    <ul className={classes.cells} aria-label={`Perubahan sejak versi ${versi}`}>
      {data.perubahan.map((change) => (
        <li key={change.peserta_id}>
          <b>{change.jamaah}</b> {JENIS[change.jenis]}
          {change.jenis === 'ubah' && `: ${wordsOf(change)}`}
        </li>
      ))}
    </ul>
  )
}

const wordsOf = ({ isi }: KirimanRinci['perubahan'][number]): string =>
  isi.map(({ kolom, dari, ke }) => `${kolom} ${dari || 'kosong'} → ${ke || 'kosong'}`).join('; ')
