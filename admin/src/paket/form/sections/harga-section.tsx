import { CURRENCIES } from '@safar/shared/format/rupiah'
import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { HargaField } from '../../../form/fields/angka-field.tsx'
import { PilihanField } from '../../../form/fields/pilihan-field.tsx'
import { TextField } from '../../../form/fields/text-field.tsx'
import classes from '../../../form/parts/sections.module.css'
import { FIELD_LABEL } from '../fields.ts'

export function HargaSection() {
  return (
    <div className={classes.grid}>
      <div className={classes.third}>
        <PilihanField path="currency" label={FIELD_LABEL.currency} required options={CURRENCIES} />
      </div>
      <div className={classes.third}>
        <HargaField
          path="harga_quad"
          label={FIELD_LABEL.harga_quad}
          required
          max={PAKET_LIMITS.harga}
          hint="Di situs: baris Quad pada Harga menurut kamar"
        />
      </div>
      <div className={classes.third}>
        <HargaField
          path="harga_triple"
          label={FIELD_LABEL.harga_triple}
          required
          max={PAKET_LIMITS.harga}
          hint="Di situs: baris Triple pada Harga menurut kamar"
        />
      </div>
      <div className={classes.third}>
        <HargaField
          path="harga_double"
          label={FIELD_LABEL.harga_double}
          required
          max={PAKET_LIMITS.harga}
          hint="Di situs: harga pada kartu, “Mulai Dari” pada halaman paket, dan baris Double"
        />
      </div>
      <div className={classes.wide}>
        <TextField
          path="keterangan"
          label={FIELD_LABEL.keterangan}
          required
          maxLength={PAKET_LIMITS.keterangan}
          hint="Tampil di samping label [SINGLE]"
        />
      </div>
    </div>
  )
}
