import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { nilaiOf } from '@safar/shared/content/paket/perubahan/perubahan'
import { PERUBAHAN_BIDANG } from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { PERUBAHAN_LABEL, perubahanTeks } from '@safar/shared/content/paket/perubahan/words'
import { mustBeWhole } from '@safar/shared/records/noun/states'
import { useQuery } from '@tanstack/react-query'
import { useSettledValues } from '../../../records/form/terbitan/use-settled-values.ts'
import { paketClient } from '../paket-client.ts'
import classes from './perubahan-panel.module.css'
import { type PaketFormValues, toPreview } from './values.ts'

/**
 * Renders the changes that a save would publish in the page's history, and those it would take for corrections; the
 * server computes both, as it will at the save.
 */
export function PerubahanPanel({ record }: { record: Paket }) {
  const paket = toPreview(useSettledValues<PaketFormValues>())
  const nilai = nilaiOf(paket)
  const stored = nilaiOf(record)
  const isMoved = PERUBAHAN_BIDANG.some((bidang) => nilai[bidang] !== stored[bidang])
  // A package taken off the site publishes its changes once it is live again.
  const isAsked = mustBeWhole(paket.status) && (isMoved || record.status !== 'terbit')
  const { data } = useQuery({
    queryKey: ['perubahan-nanti', record.id, record.updated_at, nilai],
    queryFn: ({ signal }) => paketClient.perubahanNanti(record.id, nilai, { signal }),
    enabled: isAsked,
    retry: false,
    gcTime: 60_000,
    placeholderData: (before) => before,
  })
  if (!isAsked || !data || data.tampil.length + data.koreksi.length === 0) return null
  const rows = perubahanTeks(data.tampil, paket.currency || record.currency).flatMap(({ baris }) => baris)
  return (
    <section className={classes.perubahan} aria-label="Riwayat perubahan di situs">
      {rows.length > 0 && (
        <>
          <h3>Perubahan ini akan tampil di Riwayat perubahan:</h3>
          <ul>
            {rows.map(({ label, dari, ke, efek }) => (
              <li key={label}>
                <b>{label}</b> <del>{dari}</del> menjadi <ins>{ke}</ins>
                {efek && <span> ({efek})</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.koreksi.length > 0 && (
        <p>
          Tidak tampil, karena dibetulkan dalam satu jam:{' '}
          {data.koreksi.map((bidang) => PERUBAHAN_LABEL[bidang].toLowerCase()).join(', ')}.
        </p>
      )}
    </section>
  )
}
