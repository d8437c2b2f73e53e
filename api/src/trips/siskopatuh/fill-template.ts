import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { SISKOPATUH_KOLOM } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import type { SiskopatuhRow } from '@safar/shared/trips/siskopatuh/siskopatuh-row'
import { type FilledCell, fillSheet } from '../../platform/sheet/fill-sheet.ts'
import { serialOfDay } from '../../platform/sheet/read-xlsx.ts'
import type { PackedPart } from '../../platform/sheet/read-zip.ts'
import { packPart, writePacked } from '../../platform/sheet/write-zip.ts'
import type { OpenTemplate } from './template.repository.ts'

/**
 * Returns the workbook with people below its heads. Its other parts are those of the upload, byte for byte.
 * @throws HttpError 422 for a workbook that cannot be filled
 */
export async function fillTemplate(
  { book: { zip, days, is1904 }, read: { path, baris_judul, kolom }, part }: OpenTemplate,
  rows: readonly Pick<SiskopatuhRow, 'sel'>[],
): Promise<Buffer> {
  const cells = rows.map(({ sel }) => {
    const row = new Map<number, FilledCell>()
    for (const [name, text] of sel) {
      const place = kolom.get(name)
      if (!place) continue
      const isDay = SISKOPATUH_KOLOM[name].kind === 'day' && isTanggal(text)
      row.set(place.at, isDay ? { serial: serialOfDay(text, is1904), text } : { text })
    }
    return row
  })
  const sheet = await fillSheet(part, baris_judul, cells, days)
  const parts = zip.names.flatMap((name): PackedPart[] => {
    const packed = name === path ? packPart(name, sheet) : zip.packed(name)
    return packed ? [packed] : []
  })
  return writePacked(parts)
}
