import type { Temuan } from '@safar/shared/overview/temuan/temuan'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { IconCopy, IconFile, IconUsers } from '@tabler/icons-react'
import { copyPaketPath, paths } from '../../../platform/paths.ts'
import { eachSafely } from '../../../platform/ui/each-safely.ts'
import { sentence } from '../../../platform/ui/sentence.ts'
import { iconOf } from '../navigation.ts'
import type { Item } from './item.ts'

/** The headings of kinds that differ from their noun. */
const GROUP: Readonly<Record<string, string>> = { pendaftaran: 'Orang', tanya: 'Tanya jawab' }

/** Returns a line for each record that the server found. */
export function temuanItems(found: readonly Temuan[]): Item[] {
  return eachSafely(found, (temuan) => {
    const { jenis, id, judul, keterangan, alamat } = temuan
    return {
      key: `${jenis}:${id}`,
      group: GROUP[jenis] ?? sentence(jenis),
      label: judul,
      hint: keterangan,
      icon: iconOf(alamat) ?? IconFile,
      to: alamat,
      temuan,
    }
  })
}

const KEY = 'pada:'

/** Returns the key of the record that a line belongs to: of an action on a record, or the line's own key. */
export const subjectKey = (key: string) =>
  key.startsWith(KEY) ? key.slice(KEY.length).replace(/:\w+$/, '') : key

/** Returns the further actions on a record that was found, beside opening it. */
export function subjectItems(subject: Item | undefined): Item[] {
  const temuan = subject?.temuan
  if (temuan?.jenis !== 'paket') return []
  const group = `Tindakan pada ${temuan.judul}`
  return [
    {
      key: `${KEY}${subject?.key}:salin`,
      group,
      label: 'Salin jadi keberangkatan baru',
      icon: IconCopy,
      to: copyPaketPath(temuan.id),
    },
    {
      key: `${KEY}${subject?.key}:pendaftaran`,
      group,
      label: 'Lihat pendaftarannya',
      icon: IconUsers,
      to: `${paths.pendaftaran}?q=${encodePart(temuan.judul)}`,
    },
  ]
}
