import { Text } from '@mantine/core'
import type { Kiriman } from '@safar/shared/overview/pesanan/kiriman-schema'
import { DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import { editPath } from '@safar/shared/platform/address/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { START_VIEW } from '../../files/berkas/file-stage.tsx'
import classes from '../../money/antrean/queue.module.css'
import { QueueDeeds } from '../../money/antrean/queue-deeds.tsx'
import { dokumenQuery } from '../../people/jamaah/dokumen/dokumen.queries.ts'
import { PaperStage } from '../../people/jamaah/dokumen/paper-stage.tsx'
import { RefuseForm } from '../../people/jamaah/dokumen/refuse-form.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { sectionHash } from '../../records/form/place.ts'
import own from './keluarga.module.css'
import { KirimanHead, type PanelProps } from './kiriman-head.tsx'

interface Props extends PanelProps {
  dokumen: NonNullable<Kiriman['dokumen']>
  isRefusing: boolean
  onRefused: (alasan: string) => void
  onBack: () => void
}

/** Renders a paper that a family sent, and what is decided on it. */
export function PaperPanel({ kiriman, dokumen, isRefusing, isBusy, problem, ...on }: Props) {
  const { jamaah_id, id, jenis, nama } = dokumen
  const [view, setView] = useState(START_VIEW)
  const { data, isError, refetch } = useQuery(dokumenQuery(jamaah_id))
  const paper = data?.data.find((one) => one.id === id)
  return (
    <section className={classes.panel} aria-label={`${DOKUMEN_LABEL[jenis]} ${nama}`}>
      <KirimanHead kiriman={kiriman} title={`${DOKUMEN_LABEL[jenis]} ${nama}`} />
      <div className={classes.proof}>
        {paper ? (
          <PaperStage key={id} jamaah={jamaah_id} paper={paper} view={view} onView={setView} />
        ) : isError ? (
          <Retry onRetry={() => void refetch()} />
        ) : data ? (
          <p className={classes.small}>Dokumen ini sudah dihapus.</p>
        ) : (
          <Loading />
        )}
      </div>
      <p className={classes.small}>
        <Link className={own.way} to={editPath('jamaah', jamaah_id) + sectionHash('paspor')}>
          Cocokkan dengan data {nama}
        </Link>
      </p>
      {problem && (
        <Text role="alert" c="var(--red)" fw={640}>
          {problem}
        </Text>
      )}
      {isRefusing ? (
        <div className={classes.box}>
          <RefuseForm isBusy={isBusy} onRefuse={on.onRefused} onBack={on.onBack} />
        </div>
      ) : (
        <QueueDeeds
          deed="Terima"
          isBusy={isBusy}
          onAccept={on.onAccept}
          onRefuse={on.onRefuse}
          onLater={on.onLater}
        />
      )}
    </section>
  )
}
