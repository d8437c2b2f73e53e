import { Alert } from '@mantine/core'
import type { Pengaturan } from '@safar/shared/settings/pengaturan/pengaturan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useSession } from '../../access/session/session-store.ts'
import { setMerek } from '../../platform/merek.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { PageTitle } from '../../platform/ui/page-title.tsx'
import { useTitle } from '../../platform/ui/use-title.ts'
import { draftKey } from '../../records/form/draft/draft.ts'
import { DraftNotice } from '../../records/form/draft/draft-notice.tsx'
import { useStart } from '../../records/form/draft/use-start.ts'
import { NotFound } from '../../records/form/parts/not-found.tsx'
import { FormSpinner } from '../../records/form/parts/spinner.tsx'
import { recordQueries, useInvalidateBesideForm } from '../../records/form/record.queries.ts'
import { PUBLIKASI_KEY } from '../../records/publikasi-key.ts'
import { PengaturanEditor } from './pengaturan-editor.tsx'
import type { PengaturanForm } from './shape.ts'

const RiwayatDrawer = lazyPart(async () => ({
  default: (await import('../../records/form/riwayat/riwayat-drawer.tsx')).RiwayatDrawer,
}))

const queryOf = (shape: PengaturanForm) => recordQueries.edit(shape, 'situs')

interface Props {
  shape: PengaturanForm
  title: string
  lead: string
  /** Renders the action beside the heading; its argument opens the revisions. */
  action: (onRiwayat: () => void) => ReactNode
}

/** Renders settings in cards that are saved one by one. */
export function KartuPengaturan(props: Props) {
  const { shape, title } = props
  const [visit, setVisit] = useState(0)
  const [pesan, setPesan] = useState('')
  const { data, isError, refetch } = useQuery(queryOf(shape))
  useTitle(title)
  if (data) {
    return (
      <Opened
        {...props}
        key={visit}
        record={data}
        pesan={pesan}
        onReload={async (said) => {
          await refetch()
          setPesan(said)
          setVisit((now) => now + 1)
        }}
      />
    )
  }
  if (isError) return <NotFound shape={shape} onRetry={() => void refetch()} />
  return <FormSpinner title={title} word={shape.word} />
}

interface OpenedProps extends Props {
  record: Pengaturan
  /** A message on how the page came to be as it is. */
  pesan: string
  onReload: (said: string) => void
}

function Opened({ shape, title, lead, action, record, pesan, onReload }: OpenedProps) {
  const queryClient = useQueryClient()
  const invalidate = useInvalidateBesideForm(shape)
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  // Drafts of the holidays alone are apart from those of the settings.
  const key = draftKey({ noun: { ...shape.noun, name: shape.word } }, owner, record.id)
  const [{ clean, at }] = useState(() => ({ clean: shape.valuesOf(record), at: record.updated_at }))
  const { start, restart, offers, restore, discard, resumed } = useStart(shape, { key, clean, at })
  const [history, setHistory] = useState(false)
  return (
    <>
      <PageTitle title={title} lead={lead} action={action(() => setHistory(true))} />
      {pesan && (
        <Alert color="emerald" mb="lg" role="status">
          {pesan}
        </Alert>
      )}
      <DraftNotice
        shape={shape}
        resumed={resumed}
        drafts={offers}
        base={at}
        clean={clean}
        onRestore={restore}
        onDiscard={discard}
      />
      <PengaturanEditor
        key={start.id}
        shape={shape}
        title={title}
        start={start}
        draftKey={key}
        onRestart={restart}
        onSaved={(saved) => {
          setMerek(saved)
          queryClient.setQueryData(queryOf(shape).queryKey, saved)
          void invalidate()
          void queryClient.invalidateQueries({ queryKey: PUBLIKASI_KEY })
        }}
      />
      {history && (
        <Suspense fallback={null}>
          <RiwayatDrawer
            shape={shape}
            id={record.id}
            onClose={() => setHistory(false)}
            onRestored={(said) => {
              setHistory(false)
              onReload(said ?? 'Pengaturan sudah dipulihkan.')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
