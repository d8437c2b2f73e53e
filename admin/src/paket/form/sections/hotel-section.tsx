import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { AngkaField } from '../../../form/fields/angka-field.tsx'
import { ImageField } from '../../../form/fields/image-field.tsx'
import { TanggalField } from '../../../form/fields/tanggal-field.tsx'
import { AreaField, TextField } from '../../../form/fields/text-field.tsx'
import { NestedList, type NestedRow } from '../../../form/lists/nested-list.tsx'
import classes from '../../../form/parts/sections.module.css'
import { ROW_LABEL } from '../fields.ts'

const LABEL = ROW_LABEL.hotels

const row: NestedRow = {
  title: ({ values }, index) => values.hotels[index]?.nama_hotel ?? '',
  summary: ({ values }, index) => values.hotels[index]?.lokasi ?? '',
  Fields: ({ index }) => {
    const path = `hotels.${index}`
    return (
      <div className={classes.grid}>
        <div className={classes.half}>
          <TextField
            path={`${path}.nama_hotel`}
            label={LABEL.nama_hotel}
            required={index === 0}
            maxLength={PAKET_LIMITS.line}
          />
        </div>
        <div className={classes.half}>
          <TextField path={`${path}.lokasi`} label={LABEL.lokasi} maxLength={PAKET_LIMITS.line} />
        </div>
        <div className={classes.third}>
          <AngkaField
            path={`${path}.bintang`}
            label={LABEL.bintang}
            min={1}
            max={PAKET_LIMITS.bintang}
            unit="bintang"
          />
        </div>
        <div className={classes.third}>
          <TanggalField path={`${path}.check_in`} label={LABEL.check_in} short />
        </div>
        <div className={classes.third}>
          <TanggalField path={`${path}.check_out`} label={LABEL.check_out} short />
        </div>
        <div className={classes.full}>
          <AreaField
            path={`${path}.deskripsi`}
            label={LABEL.deskripsi}
            maxLength={PAKET_LIMITS.paragraph}
            rows={2}
          />
        </div>
        <div className={classes.full}>
          <ImageField path={`${path}.image`} label={LABEL.image} frame="hotel" compact />
        </div>
      </div>
    )
  },
}

export function HotelSection() {
  return <NestedList list="hotels" row={row} />
}
