import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { useFormApi } from '../form-context.ts'
import { pathLabel } from '../paths.ts'
import classes from './missing-fields.module.css'

/** The most missing fields listed: a new form lacks two dozen; more are rows filled in a way that is refused. */
const MOST_SHOWN = 40
/** The most missing fields listed below each other, each with a link; more stand side by side. */
const FEW = 3

interface Props {
  /** The paths of missing fields, in the page's order. */
  missing: readonly string[]
  /** The number of required things. */
  asked: number
  open: number
  /** The paths of pictures without an alt text. */
  alt: readonly string[]
  isLive: boolean
}

/** Lists what the record still lacks before it may go live, each linked to its field. */
export function MissingFields({ missing, asked, open, alt, isLive }: Props) {
  const form = useFormApi()
  if (open === 0)
    return (
      <p className={classes.whole}>
        <IconCircleCheck size={20} aria-hidden />
        {isLive ? 'Lengkap' : 'Lengkap, siap terbit'}
      </p>
    )
  const rest = missing.length - MOST_SHOWN
  const isFew = missing.length <= FEW
  return (
    <div className={classes.missing}>
      <h3 className={classes.count}>
        {asked - open} dari {asked} siap
      </h3>
      <p className={classes.note}>Draf boleh disimpan dulu. Sebelum terbit, lengkapi:</p>
      <ul className={classes.list} data-many={!isFew || undefined}>
        {missing.slice(0, MOST_SHOWN).map((path) => (
          <li key={path}>
            <button type="button" className={classes.way} onClick={() => form.focus(path)}>
              {isFew && <IconAlertTriangle size={18} aria-hidden />}
              <span>
                {alt.includes(path) && 'Deskripsi gambar '}
                {pathLabel(form.shape, path)}
              </span>{' '}
              {isFew ? (
                <span className={classes.deed}>
                  Lengkapi
                  <IconArrowRight size={16} aria-hidden />
                </span>
              ) : (
                <VisuallyHidden>Lengkapi</VisuallyHidden>
              )}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={classes.note}>dan {rest} isian lagi</p>}
    </div>
  )
}
