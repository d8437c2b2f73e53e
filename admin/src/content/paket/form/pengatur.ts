import { hariTerbit, siapTerbit } from '@safar/shared/content/paket/siap'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Syarat } from '../../../records/form/terbitan/syarat.ts'
import { pengaturanQuery } from '../../../settings/pengaturan/pengaturan.queries.ts'
import { type PaketFormValues, toPreview } from './values.ts'

/** The settings that the five and the rules of publishing are read from; none of an older host, which knows no settings. */
export function usePengatur() {
  return useQuery(pengaturanQuery).data
}

/** The package of the form, as the rules read one. */
export const dibuktikan = (values: PaketFormValues) => ({ ...toPreview(values), slug: '' })

/** What the agency asks of a departure before it goes live, as the form stands. */
export function useSyaratTerbit(values: PaketFormValues): Syarat {
  const pengatur = usePengatur()
  return useMemo(() => {
    // A plan is held against the day on which it is carried out.
    const paket = dibuktikan(values)
    const siap = pengatur ? siapTerbit(paket, pengatur, hariTerbit(paket, new Date())) : []
    const open = siap.filter(({ kurang }) => kurang.length > 0)
    // A licence is mended in the settings, which the five lead to.
    const missing = open
      .flatMap(({ kurang }) => kurang.map(({ field }) => field))
      .filter((field) => field !== 'status')
    return { asked: siap.length, open: open.length, missing: [...new Set(missing)] }
  }, [values, pengatur])
}
