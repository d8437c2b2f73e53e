import { Button } from '@mantine/core'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { type FormValuesOf, newKey } from '@safar/shared/records/noun/values'
import {
  type Angka,
  angkaBerlaku,
  angkaMendatang,
  angkaTeks,
} from '@safar/shared/settings/pengaturan/angka/berlaku'
import {
  ANGKA_DIKENAL,
  KUNCI_ANGKA,
  type KunciAngka,
  kunciAngka,
} from '@safar/shared/settings/pengaturan/angka/dikenal'
import type { ISIAN_FIELDS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { perluDiperiksa } from '@safar/shared/settings/pengaturan/perlu-diperiksa'
import { use } from 'react'
import { useFormApi, useFormValues } from '../../records/form/form-context.ts'
import { CardsContext } from './card-foot.tsx'
import classes from './pengaturan.module.css'

type Values = FormValuesOf<typeof ISIAN_FIELDS>

const rowsOf = ({ angka }: Values): Angka[] =>
  angka.map(({ kunci, nilai, berlaku_sejak, sumber, diperiksa_pada }) => ({
    kunci,
    nilai,
    berlaku_sejak,
    sumber,
    diperiksa_pada,
  }))

/**
 * Renders the dated figures as they hold today, each with a button that notes that it was compared with its source
 * today.
 */
export function AngkaState() {
  const form = useFormApi<Values>()
  const { save } = use(CardsContext)
  const today = hariIni()
  // As a string, so that other input does not render this.
  const rows: Angka[] = JSON.parse(useFormValues((values: Values) => JSON.stringify(rowsOf(values))))
  const checkFigure = (kunci: KunciAngka) => {
    const held = angkaBerlaku(rows, kunci, today)
    const at = rows.findIndex(
      (row) => kunciAngka(row.kunci) === kunci && row.berlaku_sejak === held.berlaku_sejak,
    )
    if (at >= 0) form.setValue(`angka.${at}.diperiksa_pada`, today)
    else
      form.insert('angka', rows.length, [
        {
          key: newKey(),
          kunci: ANGKA_DIKENAL[kunci].nama,
          nilai: held.nilai,
          berlaku_sejak: held.berlaku_sejak,
          sumber: held.sumber,
          diperiksa_pada: today,
        },
      ])
    save('angka')
  }
  return (
    <ul className={classes.angka} aria-label="Angka yang dipakai situs hari ini">
      {KUNCI_ANGKA.map((kunci) => {
        const held = angkaBerlaku(rows, kunci, today)
        const { nama, dipakai } = ANGKA_DIKENAL[kunci]
        const isOld = perluDiperiksa(held, today)
        const [next] = angkaMendatang(rows, kunci, today)
        return (
          <li key={kunci} data-tanda={isOld ? 'segera' : 'berlaku'}>
            <div>
              <p>
                <b>{nama}</b> {angkaTeks(held)}
                {held.isBawaan && ' (bawaan)'}
                {next &&
                  `, mulai ${formatTanggal(next.berlaku_sejak)} ${angkaTeks({ kunci, nilai: next.nilai })}`}
              </p>
              <p>
                {held.sumber}. Berlaku sejak {formatTanggal(held.berlaku_sejak)}.{' '}
                {held.diperiksa_pada
                  ? `Diperiksa ${formatTanggal(held.diperiksa_pada)}`
                  : 'Belum pernah diperiksa'}
                .
              </p>
              <p>
                Dipakai: {dipakai}. Dalam naskah: <code>{`{${kunci}}`}</code>
              </p>
            </div>
            {held.diperiksa_pada === today && !held.isBawaan ? (
              <span>Diperiksa hari ini</span>
            ) : (
              <Button
                variant="default"
                aria-label={`${nama} diperiksa hari ini`}
                onClick={() => checkFigure(kunci)}
              >
                Diperiksa hari ini
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
