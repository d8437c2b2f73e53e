import { Button, TextInput } from '@mantine/core'
import { daysBetween, formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import type { Kepulangan } from '@safar/shared/trips/kepulangan/kepulangan-schema'
import { PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { Dot } from '../../platform/ui/dot.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { QuestionDialog } from '../../platform/ui/question-dialog.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useBefore } from '../../platform/ui/use-before.ts'
import { formatJam } from '../../platform/ui/waktu.ts'
import classes from './rombongan.module.css'
import { kepulanganClient, kepulanganQuery, useGroupCall } from './rombongan.queries.ts'

/** Renders what follows the return: the report's day, and closing the bookings in one act. */
export function ReturnCard({ slug }: { slug: string }) {
  const { data, isError, refetch } = useQuery(kepulanganQuery(slug))
  return (
    <section className={classes.card} aria-label="Sesudah pulang">
      <h2>Sesudah pulang</h2>
      {isError && !data && <Retry onRetry={() => void refetch()} />}
      {!isError && !data && <Loading />}
      {data && (
        <>
          <Report slug={slug} laporan={data.laporan} />
          <Closing slug={slug} data={data} />
        </>
      )}
    </section>
  )
}

function Report({
  slug,
  laporan: { batas, pada, hari, sumber },
}: {
  slug: string
  laporan: Kepulangan['laporan']
}) {
  const [typed, setTyped] = useState(() => pada || hariIni())
  const { mutate, isPending, error } = useGroupCall(slug, (laporan_pada: string) =>
    kepulanganClient.noteReport(slug, { laporan_pada }),
  )
  if (!batas)
    return (
      <p className={classes.lead}>
        Hari pulangnya belum diketahui, jadi tenggat laporan belum dapat dihitung.
      </p>
    )
  const late = !pada && daysBetween(batas, hariIni()) > 0
  return (
    <div className={classes.report}>
      <p>
        {pada ? (
          <Dot tone="done">Laporan kepulangan dikirim {formatTanggal(pada)}</Dot>
        ) : (
          <Dot tone={late ? 'bad' : 'waiting'}>
            Laporan kepulangan {late ? 'sudah lewat, seharusnya' : 'paling lambat'} {formatTanggal(batas)}
          </Dot>
        )}
        <small>
          {hari} hari sesudah pulang ({sumber})
        </small>
      </p>
      {pada ? (
        <Button variant="default" size="compact-md" loading={isPending} onClick={() => mutate('')}>
          Belum dikirim
        </Button>
      ) : (
        <form
          className={classes.ways}
          onSubmit={(event) => {
            event.preventDefault()
            mutate(typed)
          }}
        >
          <TextInput
            type="date"
            label="Dikirim pada"
            max={hariIni()}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isPending}>
            Tandai sudah dikirim
          </Button>
        </form>
      )}
      {error && (
        <p role="alert" className={classes.wrong}>
          {saidBy(error)}
        </p>
      )}
    </div>
  )
}

function Closing({ slug, data }: { slug: string; data: Kepulangan }) {
  const [isAsking, setAsking] = useState(false)
  const finish = useGroupCall(slug, () => kepulanganClient.finish(slug))
  const undo = useGroupCall(slug, () => kepulanganClient.undoFinish(slug))
  const until = data.urung_sampai === null ? 0 : Date.parse(data.urung_sampai)
  const canUndo = useBefore(until)
  const { bisa, tinggal, selesai, belum } = data
  const orang = bisa.reduce((sum, one) => sum + one.orang, 0)
  const failed = finish.error ?? undo.error
  return (
    <>
      <p className={classes.lead}>
        {belum || `${bisa.length} pemesanan (${orang} orang) dapat diselesaikan, ${selesai} sudah selesai.`}
      </p>
      {!belum && bisa.length > 0 && (
        <ul className={classes.rows} aria-label="Dapat diselesaikan">
          {bisa.map((one) => (
            <li key={one.id}>
              <span>
                <Link to={pemesananPath(one.id)}>{one.kode}</Link>
                <small>
                  {one.pemesan}, {one.orang} orang
                </small>
              </span>
              <Dot>{PEMESANAN_STATUS_LABEL[one.status]}</Dot>
            </li>
          ))}
        </ul>
      )}
      {!belum && tinggal.length > 0 && (
        <ul className={classes.rows} aria-label="Tetap seperti sekarang">
          {tinggal.map((one) => (
            <li key={one.id}>
              <span>
                <Link to={pemesananPath(one.id)}>{one.kode}</Link>
                <small>{one.pemesan}</small>
              </span>
              <Dot tone="waiting">{one.alasan}</Dot>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.ways}>
        {!belum && bisa.length > 0 && (
          <Button loading={finish.isPending} onClick={() => setAsking(true)}>
            Selesaikan {bisa.length} pemesanan
          </Button>
        )}
        {canUndo && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(undefined)}>
            Urungkan penyelesaian, sampai {formatJam(until)}
          </Button>
        )}
      </div>
      {failed && (
        <p role="alert" className={classes.wrong}>
          {saidBy(failed)}
        </p>
      )}
      {isAsking && (
        <QuestionDialog
          question={{
            title: `Selesaikan ${bisa.length} pemesanan?`,
            text: `${orang} orang sudah pulang. Masa simpan datanya mulai dihitung. Dapat diurungkan selama setengah jam.`,
            yes: 'Selesaikan',
          }}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            finish.mutate(undefined)
          }}
        />
      )}
    </>
  )
}
