import { wantedText } from '@safar/shared/gambar/fit-warning'
import { ImageField } from '../../../form/fields/image-field.tsx'
import classes from '../../../form/parts/sections.module.css'
import { FIELD_LABEL } from '../fields.ts'

export function GambarSection() {
  return (
    <div className={`${classes.grid} ${classes.even}`}>
      <div className={classes.half}>
        <ImageField
          path="thumbnail"
          label={FIELD_LABEL.thumbnail}
          required
          frame="poster"
          hint={`Kartu paket dan sampul. Yang pas ${wantedText('poster')}.`}
        />
      </div>
      <div className={classes.half}>
        <ImageField
          path="flyer"
          label={FIELD_LABEL.flyer}
          required
          frame="flyer"
          hint={`Tegak. Yang pas ${wantedText('flyer')}.`}
        />
      </div>
    </div>
  )
}
