import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import type { Choice } from '../../list/shape.ts'
import { paketQueries } from '../../paket/paket.queries.ts'

const NONE: readonly Choice[] = []

/** Packages by slug, each with its departure; none while they are not known. */
export function usePaketChoices(): readonly Choice[] {
  const { data } = useQuery({
    ...paketQueries.list(),
    select: (list) =>
      list.map(({ slug, nama_paket, tanggal_keberangkatan }) => ({
        value: slug,
        label: [nama_paket, formatTanggalSingkat(tanggal_keberangkatan)].filter(Boolean).join(' · '),
      })),
  })
  return data ?? NONE
}
