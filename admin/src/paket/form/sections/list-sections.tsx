import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { AreaField } from '../../../form/fields/text-field.tsx'
import { usePaketFormApi } from '../../../form/form-context.ts'
import { SimpleList } from '../../../form/lists/simple-list.tsx'
import classes from '../../../form/parts/sections.module.css'
import { FIELD_LABEL } from '../fields.ts'

const ROWS = { add: 20, edit: 30 } as const

export function DeskripsiSection() {
  const { mode } = usePaketFormApi()
  return (
    <AreaField
      path="deskripsi"
      label={FIELD_LABEL.deskripsi}
      required
      maxLength={PAKET_LIMITS.deskripsi}
      rows={ROWS[mode]}
    />
  )
}

export function LayananSection() {
  return (
    <div className={classes.grid}>
      <div className={classes.half}>
        <SimpleList list="pembimbings" />
      </div>
      <div className={classes.half}>
        <SimpleList list="fasilitas" />
      </div>
      <div className={classes.half}>
        <SimpleList list="harga_termasuks" />
      </div>
      <div className={classes.half}>
        <SimpleList list="harga_tidak_termasuks" />
      </div>
    </div>
  )
}

export function SyaratSection() {
  return (
    <div className={classes.grid}>
      <div className={classes.half}>
        <SimpleList list="keunggulans" />
      </div>
      <div className={classes.half}>
        <SimpleList list="syarat_ketentuans" />
      </div>
    </div>
  )
}
