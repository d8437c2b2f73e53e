import { gambarVariant, gambarVariantWidths } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { apiHost } from '../../../platform/host.ts'
import classes from './compare.module.css'
import type { Part, Side } from './compare.ts'

const MANY = 24

/** Renders one side of a comparison, with the words underlined that the other side lacks. */
export function SideView({ side }: { side: Side }) {
  if (side.length === 0) return <span className={classes.lines}>(kosong)</span>
  const shown = side.slice(0, MANY)
  return (
    <span className={classes.lines}>
      {shown.map((part, index) => (
        <span key={index} className={classes.part}>
          <PartView part={part} />
        </span>
      ))}
      {side.length > MANY && <span className={classes.part}>… dan {side.length - MANY} isian lagi</span>}
    </span>
  )
}

function PartView({ part: { label, pieces, image } }: { part: Part }) {
  return (
    <>
      {label && <span className={classes.partLabel}>{label}: </span>}
      {image && <img className={classes.thumb} src={smallest(image)} alt="Gambar" />}
      {pieces.map(({ text, changed }, index) => (changed ? <mark key={index}>{text}</mark> : text))}
    </>
  )
}

function smallest(image: string): string {
  const [width] = gambarVariantWidths(image)
  return gambarUrl(width ? gambarVariant(image, width) : image, apiHost)
}
