import { TANYA, type Tanya } from '@safar/shared/content/tanya/tanya-fields'
import { tanyaDaftar } from '@safar/shared/content/tanya/tanya-list'
import { editPath } from '@safar/shared/platform/address/admin'
import * as page from '@safar/shared/platform/address/page'
import { isPublic } from '@safar/shared/records/noun/states'
import { IconExternalLink } from '@tabler/icons-react'
import { paths, viewPath } from '../../../platform/paths.ts'
import { NameCell } from '../../../records/list/name-cell.tsx'
import type { ListShape } from '../../../records/list/shape.ts'
import { StateNote } from '../../../records/list/state-note.tsx'
import { STATUS_FILTER } from '../../../records/list/states.ts'
import { tanyaTrash } from '../tanya.queries.ts'
import { tanyaClient } from '../tanya-client.ts'

/** The list shape of questions. */
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
      ...(isPublic(row) ? { href: viewPath(`${page.tanyaJawab}#${row.slug}`) } : { isOff: true }),
    },
  ],
  trash: tanyaTrash,
  saveOrder: tanyaClient.urutan,
}
