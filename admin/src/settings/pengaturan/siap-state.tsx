import { formatTanggal, hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import type { FormValuesOf } from '@safar/shared/records/noun/values'
import {
  ATURAN_SIAP_NAMA,
  type AturanKunci,
  type AturanSiap,
  aturanBerlaku,
  TEGAS_LABEL,
  type Tegas,
} from '@safar/shared/settings/pengaturan/aturan-siap'
import { type Musim, musimGaps } from '@safar/shared/settings/pengaturan/musim'
import { ATURAN_SIAP, type ISIAN_FIELDS, TEGAS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { useFormValues } from '../../records/form/form-context.ts'
import classes from './pengaturan.module.css'

type Values = FormValuesOf<typeof ISIAN_FIELDS>

const isAturan = (value: string): value is AturanKunci => ATURAN_SIAP.some((kunci) => kunci === value)
const isTegas = (value: string): value is Tegas => TEGAS.some((tegas) => tegas === value)

/** Returns the complete rows of the form; one that is being typed counts once it is whole. */
const rulesOf = ({ aturan_siap }: Values): AturanSiap[] =>
  aturan_siap.flatMap(({ aturan, tegas, berlaku_sejak, sumber, diperiksa_pada }) =>
    isAturan(aturan) && isTegas(tegas) && isTanggal(berlaku_sejak)
      ? [{ aturan, tegas, berlaku_sejak, sumber, diperiksa_pada }]
      : [],
  )
const seasonsOf = ({ musim }: Values): Musim[] =>
  musim.flatMap(({ key: _key, ...row }) =>
    isTanggal(row.mulai) && isTanggal(row.keluar_terakhir) ? [row] : [],
  )

/** Renders how strictly each requirement is asked for of who leaves today, and the gaps between seasons. */
export function SiapState() {
  const today = hariIni()
  // As a string, so that other input does not render this.
  const { rules, seasons }: { rules: AturanSiap[]; seasons: Musim[] } = JSON.parse(
    useFormValues((values: Values) => JSON.stringify({ rules: rulesOf(values), seasons: seasonsOf(values) })),
  )
  return (
    <>
      {musimGaps(seasons).map(({ dari, sampai }) => (
        <p key={dari} className={classes.jeda}>
          Di antara dua musim: {formatTanggal(dari)} sampai {formatTanggal(sampai)}. Yang berangkat pada hari
          itu terhalang.
        </p>
      ))}
      <ul className={classes.angka} aria-label="Syarat untuk yang berangkat hari ini">
        {ATURAN_SIAP.map((kunci) => {
          const { tegas, sumber, isBawaan } = aturanBerlaku(rules, kunci, today)
          return (
            <li key={kunci}>
              <div>
                <p>
                  <b>{ATURAN_SIAP_NAMA[kunci]}</b> {TEGAS_LABEL[tegas]}
                  {isBawaan && ' (bawaan)'}
                </p>
                <p>{sumber}.</p>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
