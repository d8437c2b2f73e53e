import { hariTerbit, siapTerbit } from '@safar/shared/content/paket/siap'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Syarat } from '../../../records/form/terbitan/syarat.ts'
import { pengaturanQuery } from '../../../settings/pengaturan/pengaturan.queries.ts'
import { type PaketFormValues, toPreview } from './values.ts'

/** Reads the settings for the five and the rules of publishing; undefined for an older host, which has none. */
export function usePengatur() {
  return useQuery(pengaturanQuery).data
}

/** Returns the form's values as a package for the rules that check one. */
export const dibuktikan = (values: PaketFormValues) => ({ ...toPreview(values), slug: '' })

/** Evaluates what the agency requires of a departure before it goes live, for the form's current values. */
export function useSyaratTerbit(values: PaketFormValues): Syarat {
  const pengatur = usePengatur()
  return useMemo(() => {
    // A plan is checked for the day on which it goes live.
    const paket = dibuktikan(values)
    const siap = pengatur ? siapTerbit(paket, pengatur, hariTerbit(paket, new Date())) : []
    const open = siap.filter(({ kurang }) => kurang.length > 0)
    // A licence is mended in the settings, to which the panel of the five leads.
    const missing = open
      .flatMap(({ kurang }) => kurang.map(({ field }) => field))
      .filter((field) => field !== 'status')
    return { asked: siap.length, open: open.length, missing: [...new Set(missing)] }
  }, [values, pengatur])
}
