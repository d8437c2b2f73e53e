import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { eachSafely } from '../../platform/ui/each-safely.ts'
import type { Choice } from '../../records/list/shape.ts'
import { paketQueries } from './paket.queries.ts'

const NONE: readonly Choice[] = []

/** Returns packages as choices, each with its departure; none until they are read. */
function useChoices(nilaiOf: (paket: PaketRingkas) => string): readonly Choice[] {
  const { data } = useQuery({
    ...paketQueries.list(),
    select: (list) =>
      eachSafely(list, (paket) => ({
        value: nilaiOf(paket),
        label: [paket.nama_paket, formatTanggalSingkat(paket.tanggal_keberangkatan)]
          .filter(Boolean)
          .join(' · '),
      })),
  })
  return data ?? NONE
}

/** Returns packages as choices by slug. */
export const usePaketChoices = () => useChoices(({ slug }) => slug)

/** Returns packages as choices by id. */
export const usePaketIdChoices = () => useChoices(({ id }) => String(id))
