import { gambarSize, gambarSrcset } from '@safar/shared/files/gambar/name'
import { GAMBAR_FRAMES, type GambarFrameName } from '@safar/shared/files/gambar/ratio'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { positionClass } from '../components/position.ts'
import { positionOfGambar } from '../gambar/rupa.ts'
import styles from './gambar-paket.module.css'

interface Props {
  /** Name of an uploaded picture; empty where staff have not chosen one. */
  image: string
  alt: string
  /** The kind of picture, which decides if its frame may cut it. */
  jenis: GambarFrameName
  /** The width that the layout gives it. */
  sizes: string
  /** Origin of the API for browsers; empty for the page's own. */
  host: string
  /** First picture of the first screen: loaded at once and first. */
  priority?: boolean
}

/**
 * Renders an uploaded picture over its frame, which is positioned and sized by its parent, or an ornament without one.
 */
export function GambarPaket({ image, alt, jenis, sizes, host, priority = false }: Props) {
  if (image === '') {
    return (
      <span className={styles.standIn}>
        <img src="/ornamen/placeholder-paket.svg" alt="" loading="lazy" />
      </span>
    )
  }
  const position = positionClass(positionOfGambar(image))
  const size = gambarSize(image)
  const srcSet = gambarSrcset(image, host)
  return (
    <span className={styles.frame} data-fit={GAMBAR_FRAMES[jenis].fit}>
      <img
        alt={alt}
        {...(position && { className: position })}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority && { fetchPriority: 'high' as const })}
        {...(size && { width: size.width, height: size.height })}
        {...(srcSet && { srcSet, sizes })}
        src={gambarUrl(image, host)}
      />
    </span>
  )
}
