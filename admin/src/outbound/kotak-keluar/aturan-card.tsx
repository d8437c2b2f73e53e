import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { JamTenangForm } from './jam-tenang-form.tsx'
import classes from './kotak-keluar.module.css'
import { aturanQuery } from './kotak-keluar.queries.ts'
import { StopForm } from './stop-form.tsx'

/** Renders the quiet hours of unrequested messages, and the addresses that opted out of them. */
export function AturanCard() {
  const { data, isPending, isError, refetch } = useQuery(aturanQuery)
  return (
    <section className={classes.rules} aria-label="Jam tenang dan permintaan berhenti">
      <h2>Jam tenang dan permintaan berhenti</h2>
      <p>
        Peringatan untuk kantor, misalnya izin yang akan habis, menunggu jam tenang berakhir dan selalu
        sampai. Tanda terima pendaftaran, pengingat tagihan, dan pengingat dokumen tidak dikirim ke alamat
        yang minta berhenti. Undangan, kwitansi, dan tautan yang diminta orangnya selalu dikirim.
      </p>
      {isPending && <Loading />}
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.ruleColumns}>
          <JamTenangForm stored={data.jam_tenang} />
          <StopForm henti={data.henti} />
        </div>
      )}
    </section>
  )
}
