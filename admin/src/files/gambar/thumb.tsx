import { gambarVariant, gambarVariantWidths } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { IconPhotoOff } from '@tabler/icons-react'
import { apiHost } from '../../platform/host.ts'
import classes from './thumb.module.css'

/** Renders a picture at the size of a row, or an icon without one; decorative, as its name stands beside it. */
export function Thumb({ image }: { image: string }) {
  const [smallest] = gambarVariantWidths(image)
  const name = smallest ? gambarVariant(image, smallest) : image
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
