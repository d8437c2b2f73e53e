import { ImageField } from '../fields/image-field.tsx'
import { FIELD_LABEL } from '../fields.ts'
import classes from './sections.module.css'

export function GambarSection() {
  return (
    <div className={`${classes.grid} ${classes.even}`}>
      <div className={classes.half}>
        <ImageField
          path="thumbnail"
          label={FIELD_LABEL.thumbnail}
          required
          hint="Kartu paket dan sampul, rasio 4:3"
        />
      </div>
      <div className={classes.half}>
        <ImageField path="flyer" label={FIELD_LABEL.flyer} required hint="Tegak, rasio 4:5" ratio="tegak" />
      </div>
    </div>
  )
}
