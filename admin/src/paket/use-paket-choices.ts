import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import type { PaketRingkas } from '@safar/shared/paket/schema'
import { useQuery } from '@tanstack/react-query'
import type { Choice } from '../list/shape.ts'
import { eachSafely } from '../ui/each-safely.ts'
import { paketQueries } from './paket.queries.ts'

const NONE: readonly Choice[] = []

/** Packages, each with its departure; none while they are not known. */
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

/** Packages by slug. */
export const usePaketChoices = () => useChoices(({ slug }) => slug)

/** Packages by id. */
export const usePaketIdChoices = () => useChoices(({ id }) => String(id))
