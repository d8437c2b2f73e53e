import { IconAlertTriangle, IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { useFormApi } from '../form-context.ts'
import { pathLabel } from '../paths.ts'
import classes from './missing-fields.module.css'

/** More of them are a form that was just begun: the fields themselves say what they ask for. */
const MOST_SHOWN = 3

interface Props {
  /** Fields that it waits for, as they stand on the page. */
  missing: readonly string[]
  /** How many things are asked for, and how many of them are not there yet. */
  asked: number
  open: number
  /** Those of them whose picture lacks its words. */
  alt: readonly string[]
  isLive: boolean
}

/** What the record still lacks before people may read it; each leads to its field. */
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
  return (
    <div className={classes.missing}>
      <h3 className={classes.count}>
        {asked - open} dari {asked} siap
      </h3>
      <p className={classes.note}>Draf boleh disimpan dulu. Sebelum terbit, lengkapi:</p>
      <ul className={classes.list}>
        {missing.slice(0, MOST_SHOWN).map((path) => (
          <li key={path}>
            <button type="button" className={classes.way} onClick={() => form.focus(path)}>
              <IconAlertTriangle size={18} aria-hidden />
              <span>
                {alt.includes(path) && 'Deskripsi gambar '}
                {pathLabel(form.shape, path)}
              </span>
              <span className={classes.deed}>
                Lengkapi
                <IconArrowRight size={16} aria-hidden />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={classes.note}>dan {rest} isian lagi</p>}
    </div>
  )
}
