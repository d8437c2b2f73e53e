import { Button } from '@mantine/core'
import { KEMBAR_JUDUL, tanyaKembarBanyak } from '@safar/shared/content/paket/kembar'
import type { HasilMassal } from '@safar/shared/content/paket/massal'
import { massalRefused } from '@safar/shared/content/paket/massal-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useSendingKey } from '../../../platform/ui/use-sending-key.ts'
import { paketQueries } from '../paket.queries.ts'
import { massalClient } from './paket-massal-client.ts'
import type { Terakhir } from './terakhir.ts'
import { UndoBar } from './undo-bar.tsx'

const QuestionDialog = lazyPart(async () => ({
  default: (await import('../../../platform/ui/question-dialog.tsx')).QuestionDialog,
}))

/** The most packages named before the rest is counted. */
const NAMED = 3

/** The changes to undo, and if the question about them was confirmed. */
interface Back {
  back: HasilMassal
  isSure?: boolean
}

interface UndoMassalProps {
  hasil: Terakhir
  isNew: boolean
  onUndone: (count: number) => void
  onClose: () => void
}

/** Renders the result of a bulk change, with its undo. */
export function UndoMassal({ hasil, isNew, onUndone, onClose }: UndoMassalProps) {
  const queryClient = useQueryClient()
  const keyOf = useSendingKey()
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: ({ back, isSure = false }: Back) => massalClient.undo(back, keyOf(back), isSure),
    onSuccess: (_, { back }) => onUndone(back.paket.length),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: paketQueries.all() }),
  })
  const refused = massalRefused(error)
  const asked = refused?.galat.length === 0 ? refused : null
  const left = hasil.paket.filter(({ id }) => !refused?.galat.some((one) => one.id === id))
  const words =
    refused && !asked
      ? refusedText(refused)
      : error && !asked
        ? `Belum diurungkan. ${error.message}`
        : `${hasil.paket.length} paket diubah${hasil.tetap > 0 ? `, ${hasil.tetap} tetap` : ''}.`
  return (
    <UndoBar words={words} isNew={isNew} isBusy={isPending} onClose={onClose}>
      {left.length > 0 && (
        <Button
          variant="white"
          size="compact-md"
          loading={isPending}
          onClick={() => mutate({ back: { galat: [], paket: left } })}
        >
          {left.length < hasil.paket.length ? `Urungkan ${left.length} lainnya` : 'Urungkan'}
        </Button>
      )}
      {asked && variables && (
        <Suspense>
          <QuestionDialog
            question={{ title: KEMBAR_JUDUL, text: askedText(asked), yes: 'Ya, urungkan juga' }}
            onYes={() => mutate({ back: variables.back, isSure: true })}
            onNo={reset}
          />
        </Suspense>
      )}
    </UndoBar>
  )
}

/** Returns the question before an undo that would duplicate departures; nothing is undone yet. */
function askedText({ paket }: HasilMassal): string {
  const twins = paket.flatMap(({ nama_paket, kembar }) =>
    kembar === undefined ? [] : [`${nama_paket}: sama dengan ${kembar}`],
  )
  return `${tanyaKembarBanyak(twins.length)} ${firstNamed(twins).join('. ')}.`
}

/** Returns the first few names, with the number of others. */
function firstNamed(all: readonly string[]): string[] {
  const rest = all.length - NAMED
  return [...all.slice(0, NAMED), ...(rest > 0 ? [`${rest} lainnya`] : [])]
}

/** Returns why nothing was undone, with the packages that prevent it. */
function refusedText({ galat }: HasilMassal): string {
  const isStale = galat.every(({ kolom }) => kolom === 'updated_at')
  const said = galat.map(({ id, nama_paket, pesan }): [number, string] => {
    const nama = nama_paket || `Nomor ${id}`
    return [id, isStale ? nama : `${nama}: ${pesan.replace(/\.$/, '')}`]
  })
  const all = firstNamed([...new Map(said).values()])
  return isStale
    ? `Tidak diurungkan, karena sudah berubah lagi: ${all.join(', ')}.`
    : `Tidak diurungkan. ${all.join('. ')}.`
}
