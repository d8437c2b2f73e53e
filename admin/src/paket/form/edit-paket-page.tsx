import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { recordPath } from '@safar/shared/address/record'
import { type Paket, paketUpdateSchema } from '@safar/shared/paket/schema'
import { IconExternalLink, IconHistory } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paketClient, sampahClient } from '../../api/clients.ts'
import { draftKey } from '../../form/draft/draft.ts'
import { PaketEditor } from '../../form/editor.tsx'
import { FormSpinner } from '../../form/parts/form-spinner.tsx'
import { PaketNotFound } from '../../form/parts/not-found.tsx'
import type { Place } from '../../form/place.ts'
import type { Gone } from '../../form/save/gone-dialog.tsx'
import type { SaveCall } from '../../form/save/use-save.ts'
import { lihatPath, paths } from '../../paths.ts'
import { useSession } from '../../session/session-store.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useTitle } from '../../ui/use-title.ts'
import { paketQueries, restorePaket, useInvalidatePaketBesideForm } from '../paket.queries.ts'
import { toInput } from './input.ts'
import { seatChange } from './seats.ts'
import { EDIT_TEXTS } from './texts.ts'
import { useCreateFromForm } from './use-create-from-form.ts'
import { valuesFromPaket } from './values.ts'

const TITLE = 'Ubah Paket'
const RiwayatDrawer = lazyPart(async () => ({
  default: (await import('../../form/riwayat/riwayat-drawer.tsx')).RiwayatDrawer,
}))

/** `/admin/packages/{id}`, by id or slug. */
export function EditPaketPage() {
  const { id = '' } = useParams()
  return <LoadedPaket key={id} id={id} />
}

function LoadedPaket({ id }: { id: string }) {
  const [visit, setVisit] = useState(0)
  const queryClient = useQueryClient()
  const query = paketQueries.edit(id)
  // Never from the cache: what is edited must be what is stored.
  const { data, isError, refetch } = useQuery({
    ...query,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  useTitle(data?.nama_paket ?? TITLE)
  const [place, setPlace] = useState<Place>()
  const [pesan, setPesan] = useState<string | null>(null)
  const reload = async (left?: Place, said: string | null = null) => {
    await refetch()
    setPlace(left)
    setPesan(said)
    setVisit((now) => now + 1)
  }
  if (data) {
    return (
      <EditedPaket
        key={visit}
        paket={data}
        // Should the reload fail, the form still starts from what was saved.
        onSaved={(saved) => queryClient.setQueryData(query.queryKey, saved)}
        place={place}
        pesan={pesan}
        onReload={(left, said) => void reload(left, said)}
      />
    )
  }
  if (isError) return <PaketNotFound onRetry={() => void refetch()} />
  return <FormSpinner title={TITLE} />
}

interface EditedPaketProps {
  paket: Paket
  onSaved: (saved: Paket) => void
  place: Place | undefined
  /** What is to be said of how the form came to be as it is. */
  pesan: string | null
  onReload: (left?: Place, pesan?: string | null) => void
}

function EditedPaket({ paket, place, pesan, onSaved, onReload }: EditedPaketProps) {
  // The query may refetch under the form; the form goes on with what it started from.
  const [start] = useState(() => ({ clean: valuesFromPaket(paket), base: paket.updated_at }))
  const [history, setHistory] = useState(false)
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  const invalidate = useInvalidatePaketBesideForm()
  const navigate = useNavigate()
  const createPaket = useCreateFromForm()
  const fetchCurrent = () => paketClient.get(paket.id)
  const save: SaveCall = async (values, base, kursi) => {
    const input = paketUpdateSchema.parse(toInput(values).input)
    const ubah_kursi = seatChange(input.sisa_pax, kursi)
    const saved = await paketClient.update(paket.id, {
      ...input,
      // Beside the number, which is all that older hosts know.
      ...(ubah_kursi !== undefined && { ubah_kursi }),
      ...(base && { updated_at: base }),
    })
    onSaved(saved)
    void invalidate()
    return saved
  }
  const gone: Gone = {
    find: async () => (await sampahClient.list()).find(({ id }) => id === paket.id) ?? null,
    restore: async () => {
      await restorePaket(paket.id)
      return fetchCurrent()
    },
    saveAsNew: createPaket,
    onMade: () => void navigate(paths.packages),
  }
  return (
    <>
      <PaketEditor
        gone={gone}
        mode="edit"
        title={TITLE}
        clean={start.clean}
        base={start.base}
        draftKey={draftKey(owner, paket.id)}
        texts={EDIT_TEXTS}
        save={save}
        fetchCurrent={fetchCurrent}
        place={place}
        onDone={(left) => onReload(left)}
        notice={
          pesan && (
            <Alert color="emerald" mb="lg" role="status">
              {pesan}
            </Alert>
          )
        }
        actions={
          <>
            <Button
              variant="default"
              component="a"
              href={lihatPath(recordPath('paket', paket.slug))}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              Lihat di situs
              <VisuallyHidden> (tab baru)</VisuallyHidden>
            </Button>
            <Button
              variant="default"
              leftSection={<IconHistory size={18} aria-hidden />}
              onClick={() => setHistory(true)}
            >
              Riwayat
            </Button>
          </>
        }
      />
      {history && (
        <Suspense fallback={null}>
          <RiwayatDrawer
            paket={paket}
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
