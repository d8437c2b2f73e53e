import type { Pemakai } from '@safar/shared/files/gambar/gambar'
import { editPath, isOfficeNoun } from '@safar/shared/platform/address/admin'
import { Link } from 'react-router-dom'
import { sentence } from '../../platform/ui/sentence.ts'

/** A record that shows a picture, and the way to it. */
export function PemakaiLink({ jenis, id, nama }: Pemakai) {
  const words = `${sentence(jenis)}: ${nama}`
  return isOfficeNoun(jenis) ? <Link to={editPath(jenis, id)}>{words}</Link> : words
}
