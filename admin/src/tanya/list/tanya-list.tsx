import { editPath } from '@safar/shared/address/admin'
import * as page from '@safar/shared/address/page'
import { isPublic } from '@safar/shared/noun/states'
import { tanyaDaftar } from '@safar/shared/tanya/daftar'
import { TANYA, type Tanya } from '@safar/shared/tanya/fields'
import { IconExternalLink } from '@tabler/icons-react'
import { tanyaClient } from '../../api/tanya-client.ts'
import { NameCell } from '../../list/name-cell.tsx'
import type { ListShape } from '../../list/shape.ts'
import { StateNote } from '../../list/state-note.tsx'
import { STATUS_FILTER } from '../../list/states.ts'
import { lihatPath, paths } from '../../paths.ts'
import { tanyaTrash } from '../tanya.queries.ts'

/** The list of questions. */
export const tanyaList: ListShape<Tanya> = {
  noun: TANYA,
  word: 'tanya jawab',
  name: ({ tanya }) => tanya,
  columns: [
    {
      id: 'tanya',
      header: 'Pertanyaan',
      size: 420,
      cell: (row) => <NameCell title={row.tanya} note={<StateNote record={row} />} />,
      isWide: true,
      card: 'head',
    },
    {
      id: 'kategori',
      header: 'Kategori',
      size: 200,
      cell: ({ kategori }) => kategori,
      isHideable: true,
      card: 'fact',
    },
  ],
  daftar: tanyaDaftar,
  placeholder: 'Cari pertanyaan, jawaban, kategori',
  filters: [{ name: 'kategori', label: 'Kategori', all: 'Semua kategori' }, STATUS_FILTER],
  ownOrder: 'Urutan di situs',
  addPath: paths.addTanya,
  editPath: ({ id }) => editPath('tanya', id),
  menu: (row) => [
    {
      label: 'Buka di situs',
      icon: IconExternalLink,
      ...(isPublic(row) ? { href: lihatPath(`${page.tanyaJawab}#${row.slug}`) } : { isOff: true }),
    },
  ],
  trash: tanyaTrash,
  saveOrder: tanyaClient.urutan,
}
