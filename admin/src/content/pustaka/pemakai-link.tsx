import type { Pemakai } from '@safar/shared/files/gambar/gambar'
import { editPath, isOfficeNoun } from '@safar/shared/platform/address/admin'
import { Link } from 'react-router-dom'
import { sentence } from '../../platform/ui/sentence.ts'

/** Renders a record that uses a picture, with a link to its form. */
export function PemakaiLink({ jenis, id, nama }: Pemakai) {
  const words = `${sentence(jenis)}: ${nama}`
  return isOfficeNoun(jenis) ? <Link to={editPath(jenis, id)}>{words}</Link> : words
}
