import { gambarUrl, gambarVariant, gambarVariantWidths } from '@safar/shared/gambar/name'
import type { Paket } from '@safar/shared/paket/schema'
import { IconPhotoOff } from '@tabler/icons-react'
import { apiHost } from '../../api/http.ts'
import classes from './paket-thumb.module.css'

/** A package's picture at the size of a row; its name always stands beside it. */
export function PaketThumb({ paket }: { paket: Pick<Paket, 'thumbnail'> }) {
  const [smallest] = gambarVariantWidths(paket.thumbnail)
  const name = smallest ? gambarVariant(paket.thumbnail, smallest) : paket.thumbnail
  if (!name) {
    return (
      <span className={classes.thumb}>
        <IconPhotoOff size={20} aria-hidden />
      </span>
    )
  }
  return (
    <img
      className={classes.thumb}
      src={gambarUrl(name, apiHost)}
      alt=""
      width={60}
      height={44}
      loading="lazy"
    />
  )
}
