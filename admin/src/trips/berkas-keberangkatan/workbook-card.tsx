import { Button } from '@mantine/core'
import { editPath } from '@safar/shared/platform/address/admin'
import type { Kurang, Sel, Templat } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { Dot } from '../../platform/ui/dot.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import classes from './berkas.module.css'
import { berkasQueries } from './berkas.queries.ts'
import { siskopatuhClient } from './berkas-client.ts'
import { Questions } from './questions.tsx'
import { useFile } from './use-file.ts'

interface Props {
  paket: string
  templat: Templat
}

/** Renders how much of the ministry's workbook a departure fills, what is missing by person, and the downloads. */
export function WorkbookCard({ paket, templat }: Props) {
  const { data, isPending, isError, refetch } = useQuery(berkasQueries.missing(paket))
  return (
    <section className={classes.card} aria-labelledby="berkas-isi">
      <h2 id="berkas-isi">Isi {templat.sistem} keberangkatan ini</h2>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && data.orang === 0 && (
        <p className={classes.lead}>
          Belum ada peserta. Peserta masuk begitu uang muka pemesanannya diterima; yang batal dan disimpan
          tidak ikut.
        </p>
      )}
      {data && data.orang > 0 && <Filled paket={paket} templat={templat} kurang={data} />}
    </section>
  )
}

function Filled({ paket, templat, kurang }: Props & { kurang: Kurang }) {
  const { orang, lengkap, sel, tanya } = kurang
  const file = useFile()
  const name = `${templat.sistem.toLowerCase()}-${paket}.${templat.makro ? 'xlsm' : 'xlsx'}`
  const take = (sebagian: boolean) => file.take({ name, fetch: () => siskopatuhClient.file(paket, sebagian) })
  const isComplete = sel.length === 0
  return (
    <>
      <p>
        <Dot tone={isComplete ? 'done' : 'doubtful'}>
          {isComplete
            ? `Lengkap: ${orang} orang.`
            : `${lengkap} dari ${orang} orang lengkap, ${sel.length} sel belum dapat diisi.`}
        </Dot>
      </p>
      <div className={classes.ways}>
        {isComplete ? (
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={file.isPending}
            onClick={() => take(false)}
          >
            Unduh buku kerja
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={file.isPending}
            onClick={() => take(true)}
          >
            Unduh sebagian, sel itu kosong
          </Button>
        )}
      </div>
      <p className={classes.lead}>Siapa yang mengunduh dicatat pada setiap jamaah di dalamnya.</p>
      {file.error && (
        <p role="alert" className={classes.wrong}>
          {file.error.message}
        </p>
      )}
      {tanya.length > 0 && <Questions key={tanya.map(({ nilai }) => nilai).join('|')} tanya={tanya} />}
      {sel.length > 0 && <Missing sel={sel} />}
    </>
  )
}

/** Renders the cells that stay empty, person by person. */
function Missing({ sel }: { sel: readonly Sel[] }) {
  const people = new Map<number, Sel[]>()
  for (const one of sel) people.set(one.peserta_id, [...(people.get(one.peserta_id) ?? []), one])
  return (
    <>
      <h3 id="berkas-kurang">Yang belum dapat diisi</h3>
      <ul className={classes.list} aria-labelledby="berkas-kurang">
        {[...people].map(([id, cells]) => {
          const [first] = cells
          if (!first) return null
          const { jamaah, jamaah_id, pemesanan } = first
          return (
            <li key={id}>
              <span className={classes.who}>
                {jamaah_id === null ? (
                  <b>{jamaah}</b>
                ) : (
                  <Link to={editPath('jamaah', jamaah_id)}>{jamaah}</Link>
                )}
                <small>
                  <Link to={pemesananPath(pemesanan.id)}>{pemesanan.kode}</Link>
                </small>
              </span>
              <ul className={classes.cells}>
                {cells.map(({ isian, kolom, alasan }) => (
                  <li key={`${isian} ${alasan}`}>
                    <b>{kolom}:</b> {alasan}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </>
  )
}
