import { Alert, Button } from '@mantine/core'
import type { Pengaturan } from '@safar/shared/pengaturan/pengaturan'
import { IconHistory } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { draftKey } from '../form/draft/draft.ts'
import { DraftNotice } from '../form/draft/draft-notice.tsx'
import { useStart } from '../form/draft/use-start.ts'
import { NotFound } from '../form/parts/not-found.tsx'
import { FormSpinner } from '../form/parts/spinner.tsx'
import { recordQueries, useInvalidateBesideForm } from '../form/record.queries.ts'
import { setMerek } from '../merek.ts'
import { publikasiQuery } from '../publikasi/publikasi.queries.ts'
import { useSession } from '../session/session-store.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { useTitle } from '../ui/use-title.ts'
import { PengaturanEditor } from './pengaturan-editor.tsx'
import { PENGATURAN_FORM } from './shape.ts'

const RiwayatDrawer = lazyPart(async () => ({
  default: (await import('../form/riwayat/riwayat-drawer.tsx')).RiwayatDrawer,
}))

const TITLE = 'Pengaturan situs'
const QUERY = recordQueries.edit(PENGATURAN_FORM, 'situs')

/** Who the agency is, in cards that are each saved by themselves. */
export function Component() {
  const [visit, setVisit] = useState(0)
  const [pesan, setPesan] = useState('')
  const { data, isError, refetch } = useQuery(QUERY)
  useTitle(TITLE)
  if (data) {
    return (
      <Opened
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
  if (isError) return <NotFound shape={PENGATURAN_FORM} onRetry={() => void refetch()} />
  return <FormSpinner title={TITLE} word={PENGATURAN_FORM.word} />
}

interface OpenedProps {
  record: Pengaturan
  /** What is to be said of how the page came to be as it is. */
  pesan: string
  onReload: (said: string) => void
}

function Opened({ record, pesan, onReload }: OpenedProps) {
  const queryClient = useQueryClient()
  const invalidate = useInvalidateBesideForm(PENGATURAN_FORM)
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  const key = draftKey(PENGATURAN_FORM, owner, record.id)
  const [{ clean, at }] = useState(() => ({ clean: PENGATURAN_FORM.valuesOf(record), at: record.updated_at }))
  const { start, restart, offers, restore, discard, resumed } = useStart(PENGATURAN_FORM, { key, clean, at })
  const [history, setHistory] = useState(false)
  return (
    <>
      <PageTitle
        title={TITLE}
        lead="Setiap bagian menyebut di mana ia tampil, supaya tidak ada yang diubah tanpa tahu akibatnya."
        action={
          <Button
            variant="default"
            leftSection={<IconHistory size={18} aria-hidden />}
            onClick={() => setHistory(true)}
          >
            Riwayat
          </Button>
        }
      />
      {pesan && (
        <Alert color="emerald" mb="lg" role="status">
          {pesan}
        </Alert>
      )}
      <DraftNotice
        shape={PENGATURAN_FORM}
        resumed={resumed}
        drafts={offers}
        base={at}
        clean={clean}
        onRestore={restore}
        onDiscard={discard}
      />
      <PengaturanEditor
        key={start.id}
        start={start}
        draftKey={key}
        onRestart={restart}
        onSaved={(saved) => {
          setMerek(saved)
          queryClient.setQueryData(QUERY.queryKey, saved)
          void invalidate()
          void queryClient.invalidateQueries({ queryKey: publikasiQuery.queryKey })
        }}
      />
      {history && (
        <Suspense fallback={null}>
          <RiwayatDrawer
            shape={PENGATURAN_FORM}
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
