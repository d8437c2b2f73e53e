import { hariIni } from '@safar/shared/format/tanggal'
import { izinText } from '@safar/shared/pengaturan/izin'
import { useFieldValue } from '../form/form-context.ts'
import classes from './pengaturan.module.css'

function State({ name, label }: { name: string; label: string }) {
  const nomor = String(useFieldValue(`${name}.0.nomor`))
  const sampai = String(useFieldValue(`${name}.0.berlaku_sampai`))
  const { kata, tanda } = izinText(nomor.trim(), sampai, hariIni())
  return (
    <li data-tanda={tanda}>
      <b>{label}</b> {kata}
    </li>
  )
}

/** What visitors are told of each licence today. */
export function IzinState() {
  return (
    <ul className={classes.izin} aria-label="Keadaan izin">
      <State name="ppiu" label="PPIU" />
      <State name="pihk" label="PIHK" />
    </ul>
  )
}
