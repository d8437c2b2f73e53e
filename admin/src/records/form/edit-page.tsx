import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { everybodyReads } from '@safar/shared/records/noun/states'
import type { FormValues } from '@safar/shared/records/noun/values'
import { IconExternalLink, IconHistory } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { noteOpened } from '../../access/session/last-opened.ts'
import { viewPath } from '../../platform/paths.ts'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { useTitle } from '../../platform/ui/use-title.ts'
import type { Stored } from './calls.ts'
import { Editor } from './editor.tsx'
import { NotFound } from './parts/not-found.tsx'
import { FormSpinner } from './parts/spinner.tsx'
import type { Place } from './place.ts'
import { recordQueries } from './record.queries.ts'
import { type FormShape, formTitle } from './shape.ts'

const RiwayatDrawer = lazyPart(async () => ({
  default: (await import('./riwayat/riwayat-drawer.tsx')).RiwayatDrawer,
}))

interface EditPageProps<V extends FormValues, R extends Stored> {
  shape: FormShape<V, R>
  /** Rendered above the form. */
  About?: ComponentType<{ record: R }> | undefined
}

/** Renders the page that edits a record, by the `id` or slug of its address. */
export function EditPage<V extends FormValues, R extends Stored>({ shape, About }: EditPageProps<V, R>) {
  const { id = '' } = useParams()
  return <LoadedRecord key={id} shape={shape} id={id} About={About} />
}

function LoadedRecord<V extends FormValues, R extends Stored>({
  shape,
  id,
  About,
}: EditPageProps<V, R> & { id: string }) {
  const [visit, setVisit] = useState(0)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const query = recordQueries.edit(shape, id)
  const { data, isError, refetch } = useQuery(query)
  const title = formTitle(shape, 'edit')
  const judul = data ? String(shape.valuesOf(data)[shape.noun.title]) : null
  const { draftsInBrowser } = shape.noun
  // Titles go into the browser's history.
  useTitle((draftsInBrowser && judul) || title)
  const { pathname } = useLocation()
  useEffect(() => {
    if (judul && draftsInBrowser) noteOpened({ judul, alamat: pathname })
  }, [judul, pathname, draftsInBrowser])
  const [place, setPlace] = useState<Place>()
  const [pesan, setPesan] = useState<string | null>(null)
  const reload = async (left?: Place, said: string | null = null) => {
    const slug = queryClient.getQueryData<R>(query.queryKey)?.slug
    // A draft is not found by its former slug; an id has no letters.
    if (slug && slug !== id && /\D/.test(id)) return navigate(`${shape.list.path}/${slug}`, { replace: true })
    await refetch()
    setPlace(left)
    setPesan(said)
    setVisit((now) => now + 1)
  }
  if (data) {
    return (
      <EditedRecord
        key={visit}
        shape={shape}
        About={About}
        record={data}
        // Should the refetch fail, the form still starts from the saved record.
        onSaved={(saved) => queryClient.setQueryData(query.queryKey, saved)}
        place={place}
        pesan={pesan}
        onReload={(left, said) => void reload(left, said)}
      />
    )
  }
  if (isError) return <NotFound shape={shape} onRetry={() => void refetch()} />
  return <FormSpinner title={title} word={shape.word} />
}

interface EditedRecordProps<V extends FormValues, R extends Stored> extends EditPageProps<V, R> {
  record: R
  onSaved: (saved: R) => void
  place: Place | undefined
  /** A message on how the form came to be as it is. */
  pesan: string | null
  onReload: (left?: Place, pesan?: string | null) => void
}

function EditedRecord<V extends FormValues, R extends Stored>({
  shape,
  About,
  record,
  place,
  pesan,
  onSaved,
  onReload,
}: EditedRecordProps<V, R>) {
  // A refetch may come under the form; the form goes on with its start.
  const [start] = useState(() => ({ record, clean: shape.valuesOf(record) }))
  const [history, setHistory] = useState(false)
  return (
    <>
      <Editor
        shape={shape}
        record={start.record}
        clean={start.clean}
        onSaved={onSaved}
        place={place}
        onDone={(left) => onReload(left)}
        notice={
          <>
            {pesan && (
              <Alert color="emerald" mb="lg" role="status">
                {pesan}
              </Alert>
            )}
            {About && <About record={start.record} />}
          </>
        }
        actions={
          <>
            {shape.publicPath && everybodyReads(shape.noun, start.record) && (
              <Button
                variant="default"
                component="a"
                href={viewPath(shape.publicPath({ slug: record.slug ?? '' }))}
                target="_blank"
                rel="noopener"
                leftSection={<IconExternalLink size={18} aria-hidden />}
              >
                Lihat di situs
                <VisuallyHidden> (tab baru)</VisuallyHidden>
              </Button>
            )}
            {shape.noun.revised !== 'none' && (
              <Button
                variant="default"
                leftSection={<IconHistory size={18} aria-hidden />}
                onClick={() => setHistory(true)}
              >
                Riwayat
              </Button>
            )}
          </>
        }
      />
      {history && (
        <Suspense fallback={null}>
          <RiwayatDrawer
            shape={shape}
            id={record.id}
            onClose={() => setHistory(false)}
            onRestored={(said) => {
              setHistory(false)
              onReload(undefined, said)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
