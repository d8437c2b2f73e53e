import { MAX_DURASI_HARI } from '@safar/shared/format/durasi'
import { PAKET_LIMITS, TIPE_PAKET } from '@safar/shared/paket/schema'
import { AngkaField } from '../../../form/fields/angka-field.tsx'
import { PilihanField } from '../../../form/fields/pilihan-field.tsx'
import { TextField } from '../../../form/fields/text-field.tsx'
import classes from '../../../form/parts/sections.module.css'
import { FIELD_LABEL } from '../fields.ts'

export function IdentitasSection() {
  return (
    <div className={classes.grid}>
      <div className={classes.full}>
        <TextField path="nama_paket" label={FIELD_LABEL.nama_paket} required maxLength={PAKET_LIMITS.nama} />
      </div>
      <div className={classes.third}>
        <PilihanField
          path="tipe_paket"
          label={FIELD_LABEL.tipe_paket}
          required
          options={TIPE_PAKET}
          empty="Pilih tipe"
        />
      </div>
      <div className={`${classes.third} ${classes.pair}`}>
        <AngkaField
          path="durasi"
          label={FIELD_LABEL.durasi}
          required
          min={1}
          max={MAX_DURASI_HARI}
          unit="Hari"
        />
      </div>
      <div className={`${classes.third} ${classes.pair}`}>
        <AngkaField
          path="rating_hotel"
          label={FIELD_LABEL.rating_hotel}
          required
          min={1}
          max={PAKET_LIMITS.bintang}
          unit="bintang"
        />
      </div>
      <div className={classes.full}>
        <TextField path="maskapai" label={FIELD_LABEL.maskapai} required maxLength={PAKET_LIMITS.line} />
      </div>
    </div>
  )
}
