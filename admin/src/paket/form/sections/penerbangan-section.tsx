import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { ImageField } from '../../../form/fields/image-field.tsx'
import { TanggalField } from '../../../form/fields/tanggal-field.tsx'
import { TextField } from '../../../form/fields/text-field.tsx'
import { NestedList, type NestedRow } from '../../../form/lists/nested-list.tsx'
import classes from '../../../form/parts/sections.module.css'
import { ROW_LABEL } from '../fields.ts'

const LABEL = ROW_LABEL.maskapais

const row: NestedRow = {
  title: ({ values }, index) => values.maskapais[index]?.nama_maskapai ?? '',
  summary: ({ values }, index) => {
    const flight = values.maskapais[index]
    return [flight?.departure, flight?.arrival].filter(Boolean).join(' – ')
  },
  Fields: ({ index }) => {
    const path = `maskapais.${index}`
    return (
      <div className={classes.grid}>
        <div className={classes.third}>
          <TextField
            path={`${path}.nama_maskapai`}
            label={LABEL.nama_maskapai}
            required={index === 0}
            maxLength={PAKET_LIMITS.line}
          />
        </div>
        <div className={classes.third}>
          <TextField path={`${path}.departure`} label={LABEL.departure} maxLength={PAKET_LIMITS.line} />
        </div>
        <div className={classes.third}>
          <TextField path={`${path}.arrival`} label={LABEL.arrival} maxLength={PAKET_LIMITS.line} />
        </div>
        <div className={classes.third}>
          <TanggalField path={`${path}.date_departure`} label={LABEL.date_departure} short />
        </div>
        <div className={classes.third}>
          <TanggalField path={`${path}.date_arrival`} label={LABEL.date_arrival} short />
        </div>
        <div className={classes.third}>
          <TextField path={`${path}.gate`} label={LABEL.gate} maxLength={PAKET_LIMITS.line} />
        </div>
        <div className={classes.full}>
          <ImageField path={`${path}.image`} label={LABEL.image} frame="maskapai" compact />
        </div>
      </div>
    )
  },
}

export function PenerbanganSection() {
  return <NestedList list="maskapais" row={row} />
}
