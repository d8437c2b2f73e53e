import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { hasWordmark } from '@safar/shared/platform/merek'
import { apiHost } from '../host.ts'
import { useMerek } from '../merek.ts'
import classes from './logo.module.css'

interface Props {
  /** The product's own wordmark, for an agency without a logo that has the same name. */
  wordmark: string
  width?: number
  height: number
  /** True where there is no room for a name. */
  short?: boolean
}

/** Renders the agency's logo, or its name without one. */
export function Logo({ wordmark, width, height, short = false }: Props) {
  const merek = useMerek()
  const { brand, logo } = merek
  if (logo) {
    return <img className={classes.logo} src={gambarUrl(logo, apiHost)} alt={brand} height={height} />
  }
  if (hasWordmark(merek)) return <img src={wordmark} alt={brand} width={width} height={height} />
  return (
    <span className={classes.name} title={brand}>
      {short ? ([...brand][0] ?? '') : brand}
    </span>
  )
}
