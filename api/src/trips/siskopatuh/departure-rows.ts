import { SISKOPATUH_KOLOM } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import {
  jawabanKey,
  type SelKurang,
  type SiskopatuhRow,
  siskopatuhRow,
} from '@safar/shared/trips/siskopatuh/siskopatuh-row'
import type { Kurang, Sel, TanyaSiskopatuh } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { type Traveller, travellerName } from '../daftar-berangkat/read-travellers.ts'
import type { ReadTemplate } from './read-template.ts'

const EMPTY_PLACE: SelKurang = { kolom: 'nama_paspor', alasan: 'Tempat ini belum diisi jamaah.' }

/** The rows of a departure's workbook, and the cells that stay empty. */
export interface DepartureRows {
  /** Participants who have a row; a place that is nobody's yet has none. */
  rows: { traveller: Traveller; row: SiskopatuhRow }[]
  kurang: Kurang
}

/** Makes the rows of a departure's participants; a passport's number that two of them have fits neither. */
export function departureRows(
  travellers: readonly Traveller[],
  { kolom, lists }: Pick<ReadTemplate, 'kolom' | 'lists'>,
  answers: ReadonlyMap<string, string>,
): DepartureRows {
  const columns = [...kolom.keys()]
  const holders = Map.groupBy(
    travellers.filter(({ jamaah }) => jamaah && jamaah.no_paspor !== ''),
    ({ jamaah }) => jamaah?.no_paspor,
  )
  const sel: Sel[] = []
  const tanya = new Map<string, TanyaSiskopatuh>()
  const rows: DepartureRows['rows'] = []
  let lengkap = 0
  for (const traveller of travellers) {
    const { jamaah } = traveller
    const row = jamaah && siskopatuhRow({ ...traveller, jamaah }, columns, lists, answers)
    const same = (jamaah && holders.get(jamaah.no_paspor)?.filter((other) => other !== traveller)) ?? []
    const kurang = row ? [...row.kurang, ...twice(same)] : [EMPTY_PLACE]
    if (row) {
      if (same.length > 0) row.sel.delete('no_paspor')
      rows.push({ traveller, row })
    }
    if (kurang.length === 0) lengkap += 1
    for (const { kolom: name, alasan, tanya: asked } of kurang) {
      sel.push({
        jamaah: travellerName(traveller),
        kolom: kolom.get(name)?.judul ?? SISKOPATUH_KOLOM[name].head,
        alasan,
        isian: name,
        peserta_id: traveller.peserta.id,
        jamaah_id: jamaah?.id ?? null,
        pemesanan: traveller.pemesanan,
      })
      if (asked) tanya.set(jawabanKey(asked), { ...asked, pilihan: [...asked.pilihan] })
    }
  }
  return { rows, kurang: { orang: travellers.length, lengkap, sel, tanya: [...tanya.values()] } }
}

function twice(others: readonly Traveller[]): SelKurang[] {
  const [other] = others
  return other
    ? [
        {
          kolom: 'no_paspor',
          alasan: `Nomor paspornya sama dengan ${travellerName(other)}. Cocokkan keduanya.`,
        },
      ]
    : []
}
